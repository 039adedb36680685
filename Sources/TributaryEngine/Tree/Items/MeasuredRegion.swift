package import TributaryGeometry
package import TributaryLayout

/// The region of proposals that the last measurement recorded for its answer, until the measured item takes it.
///
/// Invariants:
/// 1. Between two measurements, no recorded region can be attributed to another answer.
///
/// By construction: an item immediately takes only the region that it recorded itself for the same proposal.
package final class MeasuredRegion: HostFeature {
  package static let slot = FeatureSlot()

  /// Whether answers are cached with their regions. Sizes are the same without regions, which tests verify.
  @exclusivity(unchecked) package var isKept = true
  @exclusivity(unchecked) private var region = ProposalRegion.all
  @exclusivity(unchecked) private var proposal = ProposedViewSize.unspecified
  /// The item that was measured; `nil` if no region is recorded.
  ///
  /// The address identifies the item: the region is discarded before removed nodes are released, so that no new item
  /// can have the address of the measured one.
  @exclusivity(unchecked) private var item: ObjectIdentifier?

  package init(of host: ViewGraph) {}

  /// Records the region of the answer of an item to a proposal.
  package func record(_ region: ProposalRegion, of item: ItemNode, answering proposal: ProposedViewSize) {
    self.region = region
    self.proposal = proposal
    self.item = ObjectIdentifier(item)
  }

  /// Returns and removes the recorded region of the answer of an item to a proposal.
  ///
  /// - Returns: The region; `nil` if the answer holds for `proposal` only.
  package func take(of item: ItemNode, answering proposal: ProposedViewSize) -> ProposalRegion? {
    guard self.item == ObjectIdentifier(item), self.proposal == proposal, isKept else { return nil }
    self.item = nil
    return region.isExact || !region.contains(proposal) ? nil : region
  }

  /// Discards the recorded region, because the answer is not cached.
  package func forget() { item = nil }
}
