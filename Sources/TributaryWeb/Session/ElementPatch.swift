/// The difference between the elements of a page and the current elements.
struct ElementPatch: Equatable {
  /// The removed elements.
  var removed: [Int] = []

  /// The elements that are new, or have a changed role, label, value, or state.
  var changed: [WebElement] = []

  /// The elements with only a changed frame.
  var moved: [WebElement] = []

  /// The replaced part of the order: its position, the number of old elements, and the new elements.
  var order: (start: Int, count: Int, elements: [Int])?

  /// The focused element. The outer `nil` represents no change.
  var focused: Int??

  /// The keys of the shortcuts; `nil` represents no change.
  var shortcuts: [String]?

  var isEmpty: Bool {
    removed.isEmpty && changed.isEmpty && moved.isEmpty && order == nil && focused == nil && shortcuts == nil
  }

  static func == (a: ElementPatch, b: ElementPatch) -> Bool {
    a.removed == b.removed && a.changed == b.changed && a.moved == b.moved && a.focused == b.focused
      && a.shortcuts == b.shortcuts
      && a.order?.start == b.order?.start && a.order?.count == b.order?.count && a.order?.elements == b.order?.elements
  }

  /// Creates the difference between two sets of elements.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(from old: WebElements, to new: WebElements) {
    let known = Dictionary(old.elements.map { ($0.id, $0) }) { first, _ in first }
    let present = Set(new.elements.map(\.id))
    removed = old.elements.map(\.id).filter { !present.contains($0) }
    for element in new.elements {
      guard var other = known[element.id] else {
        changed.append(element)
        continue
      }
      guard other != element else { continue }
      other.frame = element.frame
      if other == element { moved.append(element) } else { changed.append(element) }
    }
    order = Self.difference(old.elements.map(\.id).filter(present.contains), new.elements.map(\.id))
    if old.focused != new.focused { focused = .some(new.focused) }
    if old.shortcuts != new.shortcuts { shortcuts = new.shortcuts }
  }

  /// Returns the differing part of two orders, without the common prefix and suffix.
  private static func difference(_ old: [Int], _ new: [Int]) -> (start: Int, count: Int, elements: [Int])? {
    if old == new { return nil }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (start, old.count - end - start, Array(new[start..<(new.count - end)]))
  }
}

/// The rate at which a window collects its accessibility tree.
///
/// Traversing the tree takes time in proportion to the complete window, regardless of the changes. The traversal runs
/// after the frame that requires it was sent, and uses at most 5% of the time.
struct ElementPace {
  /// The time between a frame and the traversal, in seconds. Further frames in this time do not cause another
  /// traversal.
  static let delay = 0.05

  private var earliest = 0.0

  /// Returns the time until the next traversal, in seconds.
  func interval(now: Double) -> Double { max(Self.delay, earliest - now) }

  /// Records the duration of a traversal.
  mutating func didCollect(from start: Double, to end: Double) { earliest = end + max(0.1, 20 * (end - start)) }
}
