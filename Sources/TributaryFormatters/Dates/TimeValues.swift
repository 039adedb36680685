#if canImport(_FoundationICU) && !canImport(Darwin)
  import Foundation

  /// The units of a quantity of time that a text shows, with their values.
  struct TimeValues {
    struct Item {
      let unit: TimeUnit
      /// The number of units, not negative. Only the last item has a fraction.
      var value: Double
    }

    /// The units, the largest one first.
    private(set) var items: [Item]
    /// Whether the quantity is less than zero.
    private(set) var isNegative = false
    /// Whether no value is large enough to be expressed in a larger unit of the list.
    var isExact: Bool {
      zip(items, items.dropFirst()).allSatisfy { larger, smaller in
        switch (larger.unit, smaller.unit) {
        case (_, .second), (_, .minute): smaller.value < 60
        case (_, .hour): smaller.value < 24
        case (.week, .day): smaller.value < 7
        case (_, .day), (_, .week): smaller.value * (smaller.unit == .week ? 7 : 1) < 28
        default: smaller.value < 12
        }
      }
    }

    /// Creates the values of components, or returns `nil` if the components have other units or both signs.
    init?(_ components: DateComponents, _ units: [TimeUnit]) {
      let given = TimeUnit.allCases.compactMap { $0.value(in: components) }
      guard (components.nanosecond ?? 0) == 0, given.allSatisfy({ $0 >= 0 }) || given.allSatisfy({ $0 <= 0 }),
        TimeUnit.allCases.allSatisfy({ units.contains($0) || ($0.value(in: components) ?? 0) == 0 })
      else { return nil }
      items = units.map { Item(unit: $0, value: Double($0.value(in: components) ?? 0).magnitude) }
      isNegative = given.contains { $0 < 0 }
    }

    /// Divides a span.
    ///
    /// - Parameters:
    ///   - limit: The greatest number of units, or zero.
    ///   - hasFraction: Whether the last unit is not rounded.
    ///   - collapses: Whether a largest unit of one is expressed in the next smaller unit.
    init(_ span: TimeSpan, _ units: [TimeUnit], limit: Int, hasFraction: Bool, collapses: Bool) {
      isNegative = span.isNegative
      var span = span.magnitude
      var units = units
      if collapses { Self.collapse(&units, span) }
      if limit > 0 {
        let shown = Self.shown(span, units, limit)
        if !hasFraction && shown.count < units.count { span = span.rounded(to: shown) }
        // Rounding can carry into a larger unit, which then is the first one.
        units = hasFraction ? shown : Self.shown(span, units, limit)
      }
      let components = span.components(units)
      items = units.map { Item(unit: $0, value: Double($0.value(in: components) ?? 0)) }
      if hasFraction, let last = items.indices.last { items[last].value += span.remainder(after: units) }
    }

    /// Returns the units up to the limit, from the first one that is not zero, with the zeros before it.
    private static func shown(_ span: TimeSpan, _ units: [TimeUnit], _ limit: Int) -> [TimeUnit] {
      let components = span.components(units)
      let first = units.firstIndex { $0.value(in: components) != 0 } ?? units.count - 1
      return Array(units.prefix(first + limit))
    }

    /// Removes the largest unit that is not zero if its value is one and a smaller unit has a value.
    private static func collapse(_ units: inout [TimeUnit], _ span: TimeSpan) {
      let components = span.components(units)
      guard let first = units.firstIndex(where: { $0.value(in: components) != 0 }),
        units[first].value(in: components) == 1,
        units[(first + 1)...].contains(where: { $0.value(in: components) != 0 })
      else { return }
      units.removeSubrange(...first)
    }

    /// Removes zeros, except for the smallest unit if all values are zero.
    ///
    /// - Returns: Whether the places of a clock time still identify the units.
    mutating func dropZeros(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) -> Bool {
      let shown = items.indices.filter { items[$0].value != 0 }
      guard let first = shown.first, let last = shown.last else {
        if behavior.contains(.dropLeading) || behavior.contains(.dropTrailing) { items = items.suffix(1) }
        return true
      }
      var isUnambiguous = true
      items = items.enumerated().filter { index, item in
        let drops: DateComponentsFormatter.ZeroFormattingBehavior =
          index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
        guard item.value == 0, behavior.contains(drops) else { return true }
        if item.unit.isClockUnit && drops != .dropLeading { isUnambiguous = false }
        return false
      }.map(\.element)
      return isUnambiguous
    }
  }
#endif
