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
      if let wrapped = wrapping(at: start) { findings.append(wrapped) }
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
      kind: .smallRange, severity: .warning, lengths: min(lower, upper)...max(lower, upper),
      identifiers: subject.flatMap(\.identifier).map { [$0] } ?? [], views: subject.map { [$0.path] } ?? [],
      values: ["the arrangement exists in \(LengthText.text(abs(upper - lower))) points only"],
      suggestions: SweepAdvice.suggestions(for: .smallRange))
  }

  // MARK: Rows

  /// A view that can be recognized in another arrangement, and its row.
  private func rows(of reading: LayoutReading) -> [[String]] {
    reading.items.indices.compactMap { index in
      guard let stack = reading.items[index].node as? LinearNode, stack.axis == .horizontal, !reading.items[index].isFree
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

  /// Returns a finding if one element of a row at the larger length is alone at the smaller one.
  private func wrapping(at start: Int) -> SweepFinding? {
    let wide = walk.freshLayout(at: walk.lengths[start]).reading
    let narrow = walk.freshLayout(at: walk.lengths[start - 1]).reading
    let narrowRows = rows(of: narrow)
    for row in rows(of: wide) where row.count > 2 {
      for name in row {
        let others = row.filter { $0 != name }
        guard narrowRows.contains(where: { Set(others).isSubset(of: $0) && !$0.contains(name) }),
          let index = narrow.items.indices.first(where: { self.name(of: $0, in: narrow) == name }),
          !narrowRows.contains(where: { $0.contains(name) && $0.count > 1 })
        else { continue }
        let subject = narrow.subject(index)
        return SweepFinding(
          kind: .wrapped, severity: .warning, lengths: walk.lengths[0]...walk.lengths[start - 1],
          identifiers: [subject.identifier].compactMap(\.self), views: [subject.path],
          values: ["\(name) is in a row with \(others.joined(separator: ", ")) at \(LengthText.text(walk.lengths[start]))"],
          suggestions: SweepAdvice.suggestions(for: .wrapped))
      }
    }
    return nil
  }
}
