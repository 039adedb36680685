package import TributaryDrawing
package import TributaryLayout

/// What few items have beyond what is stored in their nodes.
package final class ItemExtras {
  /// Answers to other proposals than the one that the item was measured for last.
  @exclusivity(unchecked) package var probes: ProbeCache?
  /// What the item draws, if it is the root of a fragment.
  @exclusivity(unchecked) package var fragment: DisplayFragment?
  /// The proposals for which the size of the item holds; `nil` if that is only the one that it was measured for.
  @exclusivity(unchecked) package var sizeRegion: ProposalRegion?
}
