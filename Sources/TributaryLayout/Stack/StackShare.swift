package import TributaryGeometry

/// What one child of a stack got, for those who explain a layout.
package struct StackShare {
  /// The place among the children.
  package let index: Int
  package let priority: Double
  /// The length at an endless proposal less that at none; not-a-number where nobody had to ask.
  package let flexibility: CGFloat
  /// What the child was offered; not-a-number if it was asked for its ideal length or is rigid.
  package let offered: CGFloat
  package let taken: CGFloat
  /// What was left for those after it; not-a-number without a length to divide.
  package let left: CGFloat
}

extension StackSolver {
  /// What there was to divide; not-a-number for as much as the children would like.
  package var dividedLength: CGFloat { resolved.raw(axis) }

  /// The sum of the gaps.
  package var gaps: CGFloat { totalGap }

  /// What each child got when the length was divided last, in the order in which they were served; empty if it was not.
  ///
  /// - Complexity: O(*n* log *n*).
  package func shares<Element: LayoutElement>(of children: ContiguousArray<Element>) -> [StackShare] {
    guard isResolved, records.count == children.count else { return [] }
    let priorities = children.map { Self.usablePriority($0.layoutPriority) }
    let flexible = records.indices.map { index in
      let record = records[index]
      return record.flags.contains(.rigid)
        ? FlexibleChild(index: index, minimum: record.length, maximum: record.length)
        : FlexibleChild(index: index, minimum: record.minimum, maximum: record.maximum)
    }
    let isProbed = records.map { $0.flags.contains(.rigid) || !$0.minimum.isNaN && !$0.maximum.isNaN }
    let order = records.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      return isProbed[a] && isProbed[b] ? flexible[a] < flexible[b] : a < b
    }
    var left = resolved.raw(axis) - totalGap
    return order.map { index in
      let record = records[index]
      left -= record.length
      return StackShare(
        index: index, priority: priorities[index], flexibility: isProbed[index] ? flexible[index].flexibility : .nan,
        offered: record.flags.contains(.rigid) ? .nan : record.offer, taken: record.length, left: left)
    }
  }
}
