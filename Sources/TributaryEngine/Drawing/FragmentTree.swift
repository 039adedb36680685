import TributaryDrawing
package import TributaryGeometry

/// The drawings of a long sequence of entries, in nested groups: after a change of one entry, only the groups that contain
/// it are drawn again.
///
///     entries    0 … 31 │ 32 … 63 │ …  1,023 │ 1,024 … 1,055 │ …
///     groups       a    │    b    │ …        │       z       │ …
///     groups       └─────────── A ───────────┘└────── B ───── …
///
/// A group is a fragment at the position of its container. The picture is the same as without groups.
///
/// Invariants:
/// 1. A kept group equals the group that its entries would draw now.
/// 2. A kept group consists of entries, or of kept groups that are not empty.
///
/// Checked by `FragmentTree.check`.
package final class FragmentTree {
  /// The number of entries or groups in a group. A shorter sequence has no groups.
  package static let groupSize = 32

  /// The number of entries.
  private let count: Int
  /// The kept groups, from those of entries to the outermost ones; `nil` for a group that must be drawn again.
  private var levels: [[DisplayFragment?]] = []
  /// The position of the sequence in the fragment that contains it, which the positions of entries include.
  private var origin = CGPoint.zero
  /// The number of groups visited in the drawing in progress.
  private var groupsVisited = 0

  /// Creates the tree of a number of entries, which is larger than that of one group.
  package init(count: Int) {
    precondition(count > Self.groupSize)
    self.count = count
    var size = count
    repeat {
      size = (size + Self.groupSize - 1) / Self.groupSize
      levels.append(Array(repeating: nil, count: size))
    } while size > Self.groupSize
  }

  /// Discards the groups that contain an entry.
  package func discard(_ entry: Int) {
    guard (0..<count).contains(entry) else { return }
    var number = entry
    for level in levels.indices {
      number /= Self.groupSize
      levels[level][number] = nil
    }
  }

  /// Discards all groups.
  package func discardAll() {
    for level in levels.indices { levels[level] = Array(repeating: nil, count: levels[level].count) }
  }

  /// Draws the sequence.
  ///
  /// - Parameters:
  ///   - origin: The position of the sequence in the recorder's fragment, in points.
  ///   - isKept: Whether the groups are kept. Otherwise, all groups are drawn again, and kept groups are neither used nor
  ///     replaced.
  ///   - draw: A closure that draws a range of entries.
  /// - Returns: The number of visited groups.
  /// - Complexity: O(*k* log *n*) groups and entries for *k* entries that were discarded since the last drawing.
  package func draw(
    into recorder: inout DisplayRecorder, at origin: CGPoint, isKept: Bool,
    _ draw: (Range<Int>, inout DisplayRecorder) -> Void
  ) -> Int {
    groupsVisited = 0
    if isKept, origin != self.origin {
      discardAll()
      self.origin = origin
    }
    let level = levels.count - 1
    for number in levels[level].indices {
      append(group(number, level, recorder.revision, isKept, draw), to: &recorder)
    }
    return groupsVisited
  }

  private func group(
    _ number: Int, _ level: Int, _ revision: UInt32, _ isKept: Bool,
    _ draw: (Range<Int>, inout DisplayRecorder) -> Void
  ) -> DisplayFragment {
    groupsVisited += 1
    if isKept, let known = levels[level][number] { return known }
    var recorder = DisplayRecorder(revision: revision)
    let parts = parts(of: number, level)
    if level == 0 {
      draw(parts, &recorder)
    } else {
      for part in parts { append(group(part, level - 1, revision, isKept, draw), to: &recorder) }
    }
    let new = DisplayFragment(recorder.commands, revision: revision)
    // An entry that is drawn for the first time discards its groups, so they are kept afterward.
    if isKept { levels[level][number] = new }
    return new
  }

  /// Returns the entries of a group of level 0, or the groups that a group of another level consists of.
  private func parts(of number: Int, _ level: Int) -> Range<Int> {
    let end = level == 0 ? count : levels[level - 1].count
    return number * Self.groupSize..<min((number + 1) * Self.groupSize, end)
  }

  private func append(_ group: DisplayFragment, to recorder: inout DisplayRecorder) {
    if !group.commands.isEmpty { recorder.append(.fragment(group, at: .zero)) }
  }

  /// Checks the invariants.
  ///
  /// - Parameters:
  ///   - revision: The revision of the display list in progress.
  ///   - draw: A closure that draws a range of entries at a position.
  package func check(
    revision: UInt32, _ fail: (String) -> Void, _ draw: (Range<Int>, CGPoint, inout DisplayRecorder) -> Void
  ) {
    for level in levels.indices {
      for (number, group) in levels[level].enumerated() {
        guard let group else { continue }
        var recorder = DisplayRecorder(revision: revision)
        let parts = parts(of: number, level)
        if level == 0 {
          draw(parts, origin, &recorder)
        } else {
          for part in parts {
            guard let inner = levels[level - 1][part] else { return fail("A kept group consists of kept groups.") }
            append(inner, to: &recorder)
          }
        }
        if recorder.commands != group.commands {
          fail("A kept group equals the group that its entries would draw now.")
        }
      }
    }
  }
}
