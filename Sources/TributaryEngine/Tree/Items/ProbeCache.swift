package import TributaryDrawing
package import TributaryGeometry
package import TributaryLayout

/// Remembered answers to the proposals that a parent probes with.
///
/// How many it holds follows what is asked: within one layout every answer is kept, so that a container around that tries
/// any number of lengths does not make every level below answer again for each. When the next layout asks for something
/// new, as many stay as one layout has ever added.
///
/// Invariants:
/// 1. `entries` are true, the oldest first, one for a proposal.
/// 2. `places` is empty, or says where the entry of each proposal stands.
/// 3. `regions` are those of the last answers that hold for more than one proposal, the newest last; each size is true in
///    the whole region.
///
/// Checked by `ProbeCache.check`, `ItemNode.recompute`.
@usableFromInline
package final class ProbeCache {
  package internal(set) var entries: ContiguousArray<(proposal: ProposedViewSize, size: CGSize)> = []
  package private(set) var regions: ContiguousArray<(region: ProposalRegion, size: CGSize)> = []
  private var places: [ProposedViewSize: Int] = [:]
  /// The layout that added the last entries, and how many it has added.
  private var layout: UInt32 = 0
  private var added = 0
  /// How many entries stay from one layout to the next.
  private var allowance = leastAllowance

  /// As many as stacks in stacks ask for: minimum, maximum and final length on either axis. With fewer, every level of
  /// nesting would ask again for answers that the level above has just pushed out.
  package static let leastAllowance = 9
  /// How many answers are kept at most, whatever is asked.
  package static let capacity = 4_096
  /// How many regions are kept at most: smallest, largest and final sizes along either axis.
  private static let mostRegions = 6
  /// From how many entries on one is found by its hash value.
  private static let linearLimit = 16

  /// The answer to a proposal, if it is remembered.
  ///
  /// - Complexity: O(1).
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    for known in regions where known.region.contains(proposal) { return known.size }
    return place(of: proposal).map { entries[$0].size }
  }

  /// The region of the answer to a proposal, if that holds for more than the proposal.
  package func region(for proposal: ProposedViewSize) -> ProposalRegion? {
    for known in regions where known.region.contains(proposal) { return known.region }
    return nil
  }

  /// Where the answer to a proposal stands.
  @inline(__always)
  private func place(of proposal: ProposedViewSize) -> Int? {
    if !places.isEmpty { return places[proposal] }
    for place in entries.indices where entries[place].proposal == proposal { return place }
    return nil
  }

  /// Remembers an answer.
  ///
  /// - Parameters:
  ///   - layout: A number of the layout that asks; every one has another.
  ///   - region: The proposals for which the answer holds; `nil` if that is `proposal` alone.
  package func remember(
    _ size: CGSize, for proposal: ProposedViewSize, in layout: UInt32, _ region: ProposalRegion? = nil
  ) {
    if let region, self.region(for: proposal) == nil {
      if regions.count == Self.mostRegions { regions.removeFirst() }
      regions.append((region, size))
    }
    if layout != self.layout {
      self.layout = layout
      allowance = max(allowance, min(added, Self.capacity / 2))
      added = 0
      // One is about to come.
      if entries.count >= allowance { keepLast(allowance - 1) }
    } else if entries.count >= max(allowance, Self.capacity) {
      keepLast(Self.capacity / 2)
    }
    if let place = place(of: proposal) {
      entries[place].size = size
      return
    }
    added += 1
    entries.append((proposal, size))
    if !places.isEmpty {
      places[proposal] = entries.count - 1
    } else if entries.count > Self.linearLimit {
      index()
    }
  }

  private func keepLast(_ count: Int) {
    entries.removeFirst(entries.count - count)
    places.removeAll(keepingCapacity: true)
    if entries.count > Self.linearLimit { index() }
  }

  private func index() {
    for (place, entry) in entries.enumerated() { places[entry.proposal] = place }
  }

  /// Calls `fail` for what is not as the invariants say, but for the truth of the entries, or takes more room than there is.
  package func check(_ fail: (String) -> Void) {
    if entries.count > Self.capacity { fail("No more answers are remembered than there is room for.") }
    if Set(entries.map(\.proposal)).count != entries.count { fail("A proposal has one remembered answer.") }
    if places.isEmpty { return }
    if places.count != entries.count || !entries.indices.allSatisfy({ places[entries[$0].proposal] == $0 }) {
      fail("The places of remembered answers are where they stand.")
    }
  }
}

/// What few items have beyond what is stored in their nodes.
package final class ItemExtras {
  /// Answers to other proposals than the one that the item was measured for last.
  @exclusivity(unchecked) package var probes: ProbeCache?
  /// What the item draws, if it is the root of a fragment.
  @exclusivity(unchecked) package var fragment: DisplayFragment?
  /// The proposals for which the size of the item holds; `nil` if that is only the one that it was measured for.
  @exclusivity(unchecked) package var sizeRegion: ProposalRegion?
}
