package import TributaryGeometry
package import TributaryLayout

/// A cache of the answers to the proposals with which a parent probes an item.
///
/// The capacity adapts to the probes. Within one layout, every answer is kept, so that an ancestor that tries any
/// number of lengths does not require a measurement of every level below for each length. When the next layout adds an
/// answer, the cache keeps as many entries as the largest number that one layout has added.
///
/// Invariants:
/// 1. `entries` are valid and unique by proposal, and the oldest is first.
/// 2. `places` is empty, or maps each proposal to the index of its entry.
/// 3. `regions` belong to the most recent answers that hold for more than one proposal, and the newest is last. Each
///    size is valid in its whole region.
///
/// Checked by `ProbeCache.check`, `ItemNode.recompute`.
@usableFromInline
package final class ProbeCache {
  @exclusivity(unchecked)
  package internal(set) var entries: ContiguousArray<(proposal: ProposedViewSize, size: CGSize)> = []
  @exclusivity(unchecked)
  package private(set) var regions: ContiguousArray<(region: ProposalRegion, size: CGSize)> = []
  @exclusivity(unchecked) private var places: [ProposedViewSize: Int] = [:]
  /// The layout that added the last entries, and the number of entries that it has added.
  @exclusivity(unchecked) private var layout: UInt32 = 0
  @exclusivity(unchecked) private var added = 0
  /// The number of entries that are kept from one layout to the next.
  @exclusivity(unchecked) private var allowance = leastAllowance

  /// The smallest allowance: the number of probes of nested stacks, which are the minimum, maximum, and final length
  /// along both axes. With a smaller allowance, every level of nesting would request answers that the level above has
  /// just evicted.
  package static let leastAllowance = 9
  /// The largest number of cached answers.
  package static let capacity = 4_096
  /// The largest number of regions that are kept from one layout to the next: smallest, largest, and final sizes along
  /// both axes.
  private static let mostKeptRegions = 6
  /// The largest number of cached regions. A level of a deep nest receives a few proposals for each level above it. If
  /// one of them were evicted, every level below would be measured again.
  private static let mostRegions = 64
  /// The number of entries up to which a lookup is linear. Beyond it, a lookup uses hash values.
  private static let linearLimit = 16

  /// Returns the cached answer to a proposal, if there is one.
  ///
  /// - Complexity: O(1).
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    for known in regions where known.region.contains(proposal) { return known.size }
    return place(of: proposal).map { entries[$0].size }
  }

  /// Returns the region of the answer to a proposal, if it contains more than the proposal.
  package func region(for proposal: ProposedViewSize) -> ProposalRegion? {
    for known in regions where known.region.contains(proposal) { return known.region }
    return nil
  }

  /// Returns the index of the entry for a proposal.
  @inline(__always)
  private func place(of proposal: ProposedViewSize) -> Int? {
    if !places.isEmpty { return places[proposal] }
    for place in entries.indices where entries[place].proposal == proposal { return place }
    return nil
  }

  /// Caches an answer.
  ///
  /// - Parameters:
  ///   - size: The answer, in points.
  ///   - proposal: The proposal, in points.
  ///   - layout: The number of the current layout, which is unique to each layout.
  ///   - region: The proposals for which the answer holds; `nil` if it holds for `proposal` only.
  package func remember(
    _ size: CGSize, for proposal: ProposedViewSize, in layout: UInt32, _ region: ProposalRegion? = nil
  ) {
    if layout != self.layout {
      self.layout = layout
      if regions.count > Self.mostKeptRegions { regions.removeFirst(regions.count - Self.mostKeptRegions) }
      allowance = max(allowance, min(added, Self.capacity / 2))
      added = 0
      // An entry is added below.
      if entries.count >= allowance { keepLast(allowance - 1) }
    } else if entries.count >= max(allowance, Self.capacity) {
      keepLast(Self.capacity / 2)
    }
    if let region, self.region(for: proposal) == nil {
      if regions.count == Self.mostRegions { regions.removeFirst() }
      regions.append((region, size))
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

  /// Calls `fail` with a sentence for each violated invariant and for an exceeded capacity. Does not check whether the
  /// answers are valid.
  package func check(_ fail: (String) -> Void) {
    if entries.count > Self.capacity { fail("The number of entries does not exceed the capacity.") }
    if Set(entries.map(\.proposal)).count != entries.count { fail("A proposal has one entry.") }
    if places.isEmpty { return }
    if places.count != entries.count || !entries.indices.allSatisfy({ places[entries[$0].proposal] == $0 }) {
      fail("The index maps each proposal to the position of its entry.")
    }
  }
}
