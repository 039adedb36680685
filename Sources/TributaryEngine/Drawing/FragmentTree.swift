import TributaryDrawing
package import TributaryGeometry

/// The drawings of a long sequence of entries, in nested groups: after a change of one entry, only the groups that
/// contain it are drawn again. A hit test skips the groups whose reach does not contain the point.
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
  /// The reaches of kept groups, by the levels of the groups; `nil` for a reach that no hit test has requested.
  private var reaches: [[CachedHitReach?]] = []
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
      reaches.append(Array(repeating: nil, count: size))
    } while size > Self.groupSize
  }

  /// Discards the groups that contain an entry.
  package func discard(_ entry: Int) {
    guard (0..<count).contains(entry) else { return }
    var number = entry
    for level in levels.indices {
      number /= Self.groupSize
      levels[level][number] = nil
      reaches[level][number] = nil
    }
  }

  /// Discards all groups.
  package func discardAll() {
    for level in levels.indices {
      levels[level] = Array(repeating: nil, count: levels[level].count)
      reaches[level] = Array(repeating: nil, count: levels[level].count)
    }
  }

  /// Draws the sequence.
  ///
  /// - Parameters:
  ///   - origin: The position of the sequence in the recorder's fragment, in points.
  ///   - isKept: Whether the groups are kept. Otherwise, all groups are drawn again, and kept groups are neither used
  ///     nor replaced.
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
    if isKept {
      levels[level][number] = new
      reaches[level][number] = nil
    }
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

  // MARK: Hit tests

  /// Returns the union of the reaches of all entries; `nil` if it is unknown.
  ///
  /// - Parameters:
  ///   - revision: The revision of the display list in progress. A group of an earlier revision is not modified, so its
  ///     reach is kept as long as the group.
  ///   - reach: A closure that returns the union of the reaches of a range of entries.
  package func reach(revision: UInt32, _ reach: (Range<Int>) -> HitReach?) -> HitReach? {
    let level = levels.count - 1
    return union(of: levels[level].indices, level, revision, reach)
  }

  private func union(
    of groups: Range<Int>, _ level: Int, _ revision: UInt32, _ reach: (Range<Int>) -> HitReach?
  ) -> HitReach? {
    var whole = HitReach.nothing
    for number in groups {
      guard let part = self.reach(of: number, level, revision, reach) else { return nil }
      whole = whole.union(part)
    }
    return whole
  }

  private func reach(
    of number: Int, _ level: Int, _ revision: UInt32, _ reach: (Range<Int>) -> HitReach?
  ) -> HitReach? {
    if let known = reaches[level][number] { return known.reach }
    let parts = parts(of: number, level)
    let new = level == 0 ? reach(parts) : union(of: parts, level - 1, revision, reach)
    if let group = levels[level][number], group.revision != revision { reaches[level][number] = CachedHitReach(new) }
    return new
  }

  /// Tests the entries that a point may hit, front to back.
  ///
  /// - Parameters:
  ///   - hit: A closure that tests a range of entries.
  ///   - reach: A closure that returns the union of the reaches of a range of entries.
  /// - Returns: The first chain that is not empty; empty if no entry is hit.
  /// - Complexity: O(*k* log *n*) groups and entries for *k* groups whose reach contains the point.
  package func hit(
    at point: CGPoint, revision: UInt32, _ hit: (Range<Int>) -> HitChain, reach: (Range<Int>) -> HitReach?
  ) -> HitChain {
    let level = levels.count - 1
    return self.hit(levels[level].indices, level, at: point, revision, hit, reach)
  }

  private func hit(
    _ groups: Range<Int>, _ level: Int, at point: CGPoint, _ revision: UInt32, _ hit: (Range<Int>) -> HitChain,
    _ reach: (Range<Int>) -> HitReach?
  ) -> HitChain {
    for number in groups.reversed() {
      if let known = self.reach(of: number, level, revision, reach), !known.mayContain(point) { continue }
      let parts = parts(of: number, level)
      let chain = level == 0 ? hit(parts) : self.hit(parts, level - 1, at: point, revision, hit, reach)
      if !chain.isEmpty { return chain }
    }
    return []
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
