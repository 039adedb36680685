@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// A comparison of two layouts with the same views, rows, and lines of text.
@MainActor
struct JumpRule {
  /// Changes up to this number of points do not count.
  static let tolerance: CGFloat = 8

  /// Returns the smallest view whose length changes by more than the size of the window, or `nil`.
  ///
  /// - Parameter change: The difference of the swept lengths, in points.
  static func jump(from old: LayoutReading, to new: LayoutReading, change: CGFloat) -> Signal? {
    guard old.items.count == new.items.count, old.structure == new.structure, old.arrangement == new.arrangement else {
      return nil
    }
    // Lengths that follow the window differ from it by rounding.
    let limit = max(tolerance, abs(change)) + LayoutRules.tolerance
    func difference(_ index: Int) -> CGFloat {
      let (a, b) = (old.items[index].frame, new.items[index].frame)
      return max(abs(a.width - b.width), abs(a.height - b.height))
    }
    // The visible part of a truncated text changes by whole characters, and the views around the text change with it.
    var jumping: [Int] = []
    for index in new.items.indices {
      let length = difference(index)
      if length > abs(change), new.items[index].isTruncated { return nil }
      guard length > limit, !new.items[index].isRow, new.items[index].role != .lazy else { continue }
      if new.items[index].scrolledAxes.isEmpty { jumping.append(index) }
    }
    guard !jumping.isEmpty else { return nil }
    // The width of a text changes by whole words.
    let smallest = jumping.filter { index in
      !jumping.contains { $0 > index && $0 < new.items[index].end }
        && ![.text, .textBox].contains(new.items[index].role)
    }
    if smallest.isEmpty { return nil }
    // The lengths of other views change because their proposals do.
    let cause = smallest.first { isStill(old.items[$0].proposal, new.items[$0].proposal, limit) } ?? smallest[0]
    let values = "\(LengthText.text(old.items[cause].frame)) becomes \(LengthText.text(new.items[cause].frame))"
    return Signal(kind: .jump, subjects: [new.subject(cause)], values: values)
  }

  private static func isStill(_ old: ProposedViewSize, _ new: ProposedViewSize, _ limit: CGFloat) -> Bool {
    func isStill(_ old: CGFloat?, _ new: CGFloat?) -> Bool {
      guard let old, let new, old.isFinite, new.isFinite else { return old == new }
      return abs(old - new) <= limit
    }
    return isStill(old.width, new.width) && isStill(old.height, new.height)
  }
}
