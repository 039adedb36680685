/// The runs of a text, in parts that joined texts share.
///
/// A join copies short parts only, so that texts that are joined one by one do not copy all runs each time:
///
///     [a b c d e] [f g]   +   [h]   →   [a b c d e] [f g h]   →   [a b c d e f g h]
///
/// Two parts at the seam become one if neither is more than twice as long as the other. A list that is built one run at
/// a time therefore has O(log *n*) parts.
///
/// Invariant: no part is empty.
///
/// Tested by `TextRunListTests`.
@usableFromInline
package struct TextRunList: Sendable {
  /// Consecutive runs that several lists can share.
  private final class Part: Sendable {
    let runs: [TextRun]
    let shownContent: String
    let hasAttributes: Bool
    let isLive: Bool

    init(_ runs: [TextRun]) {
      self.runs = runs
      shownContent = runs.shownContent
      hasAttributes = runs.hasAttributes
      isLive = runs.contains { $0.live != nil }
    }

    init(_ a: Part, _ b: Part) {
      runs = a.runs + b.runs
      shownContent = a.shownContent + b.shownContent
      hasAttributes = a.hasAttributes || b.hasAttributes
      isLive = a.isLive || b.isLive
    }

    /// Returns whether this part and an adjacent one are so similar in length that they become one.
    func isComparable(to other: Part) -> Bool {
      runs.count <= 2 * other.runs.count && other.runs.count <= 2 * runs.count
    }
  }

  private var parts: [Part]

  package init(_ runs: [TextRun] = []) { parts = runs.isEmpty ? [] : [Part(runs)] }

  package var isEmpty: Bool { parts.isEmpty }

  /// The runs, in order.
  ///
  /// - Complexity: O(1) for a list of one part; O(*n*) otherwise.
  package var runs: [TextRun] { parts.count == 1 ? parts[0].runs : parts.flatMap(\.runs) }

  /// The first run.
  package var first: TextRun? { parts.first?.runs.first }

  /// The readable text, without images.
  package var shownContent: String {
    parts.count == 1 ? parts[0].shownContent : parts.reduce(into: "") { $0 += $1.shownContent }
  }

  /// Whether the runs differ from a plain string.
  package var hasAttributes: Bool { parts.contains { $0.hasAttributes } }

  /// Whether a run depends on the current time or the environment.
  package var isLive: Bool { parts.contains { $0.isLive } }

  /// Appends the runs of another list.
  ///
  /// - Complexity: O(log *n*) on average, if the list is built in small steps at one end.
  package mutating func append(_ other: TextRunList) {
    guard var seam = other.parts.first else { return }
    var after = other.parts.dropFirst()
    while true {
      if let last = parts.last, last.isComparable(to: seam) {
        seam = Part(last, seam)
        parts.removeLast()
      } else if let next = after.first, next.isComparable(to: seam) {
        seam = Part(seam, next)
        after.removeFirst()
      } else {
        break
      }
    }
    parts.append(seam)
    parts += after
  }

  /// The number of parts, for tests.
  package var partCount: Int { parts.count }

  /// Returns whether this list has the longest part of another one, without a copy.
  package func sharesLongestPart(of other: TextRunList) -> Bool {
    guard let longest = other.parts.max(by: { $0.runs.count < $1.runs.count }) else { return true }
    return parts.contains { $0 === longest }
  }
}

extension TextRunList: Equatable {
  @usableFromInline
  package static func == (a: TextRunList, b: TextRunList) -> Bool {
    a.parts.elementsEqual(b.parts) { $0 === $1 } || a.runs == b.runs
  }
}
