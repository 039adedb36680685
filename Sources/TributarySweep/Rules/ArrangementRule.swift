import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The rules about arrangements: which views exist, and in which rows and columns they are.
@MainActor
struct ArrangementRule {
  private let walk: SweepWalk

  /// The longest interval of a small arrangement, in points.
  static let smallRange: CGFloat = 16

  init(_ walk: SweepWalk) { self.walk = walk }

  /// Returns the findings about arrangements, each of which starts at a length.
  func findings(_ arrangements: [(structure: Int, start: Int)]) -> [SweepFinding] {
    var findings: [SweepFinding] = []
    for position in arrangements.indices.dropFirst() {
      let start = arrangements[position].start
      if let wrapped = wrapping(arrangements.map(\.start), at: position) { findings.append(wrapped) }
      guard position + 1 < arrangements.count else { continue }
      let end = arrangements[position + 1].start
      let before = walk.lengths[start] - walk.lengths[arrangements[position - 1].start]
      let afterEnd = position + 2 < arrangements.count ? arrangements[position + 2].start : walk.lengths.count - 1
      let after = walk.lengths[afterEnd] - walk.lengths[end]
      // Successive small intervals belong to a layout that changes continuously.
      guard walk.lengths[end] - walk.lengths[start] <= Self.smallRange, before > Self.smallRange,
        after > Self.smallRange
      else { continue }
      findings.append(smallRange(start..<end))
    }
    return findings
  }

  private func smallRange(_ indices: Range<Int>) -> SweepFinding {
    let inside = walk.freshLayout(at: walk.lengths[indices.lowerBound])
    let outside = walk.freshLayout(at: walk.lengths[indices.lowerBound - 1])
    let structure = inside.reading.structure
    let lower = walk.boundary(
      outside: walk.lengths[indices.lowerBound - 1], inside: walk.lengths[indices.lowerBound]
    ) { $0.reading.structure == structure }
    let upper = walk.boundary(
      outside: walk.lengths[indices.upperBound], inside: walk.lengths[indices.upperBound - 1]
    ) { $0.reading.structure == structure }
    let subject = inside.reading.firstDifference(from: outside.reading)
    return SweepFinding(
      .smallRange, .warning, min(lower, upper)...max(lower, upper), of: [subject].compactMap(\.self),
      values: ["the arrangement exists in \(LengthText.text(abs(upper - lower))) points only"],
      suggestions: SweepAdvice.suggestions(for: .smallRange))
  }

  // MARK: Rows

  /// Returns the rows, each as the names of its elements.
  private func rows(of reading: LayoutReading) -> [[String]] {
    reading.items.indices.compactMap { index in
      guard let stack = reading.items[index].node as? LinearNode, stack.axis == .horizontal,
        !reading.items[index].isFree
      else { return nil }
      return reading.children(of: index).compactMap { name(of: $0, in: reading) }
    }
  }

  /// Returns the identifier or the text of an item that contains only one of them.
  private func name(of index: Int, in reading: LayoutReading) -> String? {
    if let identifier = reading.subject(index).identifier { return identifier }
    let texts = (index..<reading.items[index].end).compactMap { reading.text($0) }
    return texts.count == 1 ? texts[0] : nil
  }

  /// Returns a finding if one element of a row is alone in the next narrower arrangement.
  ///
  /// - Parameters:
  ///   - starts: The indices of the first lengths of all arrangements.
  ///   - position: The position of the wider arrangement.
  private func wrapping(_ starts: [Int], at position: Int) -> SweepFinding? {
    let start = starts[position]
    let wide = walk.freshLayout(at: walk.lengths[start])
    let narrow = walk.freshLayout(at: walk.lengths[start - 1])
    guard wide.isSettled, narrow.isSettled else { return nil }
    for row in rows(of: wide.reading) where row.count > 2 {
      for name in row {
        guard let index = indexOfWrapped(name, of: row, in: narrow.reading) else { continue }
        func isWrapped(_ layout: SweepWalk.FreshLayout) -> Bool {
          indexOfWrapped(name, of: row, in: layout.reading) != nil
        }
        // Other parts of the layout can change while the element remains alone.
        var first = position - 1
        while first > 0, isWrapped(walk.freshLayout(at: walk.lengths[starts[first] - 1])) { first -= 1 }
        let lowest = starts[first]
        let lower =
          lowest == 0
          ? walk.lengths[0]
          : walk.boundary(outside: walk.lengths[lowest - 1], inside: walk.lengths[lowest], isWrapped)
        let upper = walk.boundary(outside: walk.lengths[start], inside: walk.lengths[start - 1], isWrapped)
        let subject = narrow.reading.subject(index)
        let others = row.filter { $0 != name }.joined(separator: ", ")
        return SweepFinding(
          .wrapped, .warning, min(lower, upper)...max(lower, upper), of: [subject],
          values: ["\(name) is in a row with \(others) at \(LengthText.text(walk.lengths[start]))"],
          suggestions: SweepAdvice.suggestions(for: .wrapped))
      }
    }
    return nil
  }

  /// Returns the index of an element of a row if it is alone while the others are in a row; otherwise, `nil`.
  private func indexOfWrapped(_ name: String, of row: [String], in reading: LayoutReading) -> Int? {
    let others = row.filter { $0 != name }
    let rows = rows(of: reading)
    guard rows.contains(where: { Set(others).isSubset(of: $0) && !$0.contains(name) }),
      !rows.contains(where: { $0.contains(name) && $0.count > 1 })
    else { return nil }
    return reading.items.indices.first { self.name(of: $0, in: reading) == name }
  }
}
