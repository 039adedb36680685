package import TributaryGeometry
package import TributaryLayout

/// What the last measurement has said of the proposals for which its answer holds, until the item that was measured takes it.
///
/// Invariants:
/// 1. Between two measurements nothing is left that an item could take for another answer.
///
/// By construction: an item takes only what it has said itself of the same proposal, at once.
package final class MeasuredRegion: HostFeature {
  package static let slot = FeatureSlot()

  /// Whether answers are remembered with their regions. Without them sizes are the same, which tests rely on.
  package var isKept = true
  private var region = ProposalRegion.all
  private var proposal = ProposedViewSize.unspecified
  /// The item that was measured; `nil` if nothing was said.
  private var item: ObjectIdentifier?

  package init(of host: ViewGraph) {}

  /// Notes the region of the answer of an item to a proposal.
  package func record(_ region: ProposalRegion, of item: ItemNode, answering proposal: ProposedViewSize) {
    self.region = region
    self.proposal = proposal
    self.item = ObjectIdentifier(item)
  }

  /// The region of the answer of an item to a proposal.
  ///
  /// - Returns: `nil` if the answer holds for `proposal` alone.
  package func take(of item: ItemNode, answering proposal: ProposedViewSize) -> ProposalRegion? {
    guard self.item == ObjectIdentifier(item), self.proposal == proposal, isKept else { return nil }
    self.item = nil
    return region.isExact || !region.contains(proposal) ? nil : region
  }

  /// Forgets what was said, because nothing is remembered of the answer.
  package func forget() { item = nil }
}

extension ViewGraph {
  /// The region of the last answer.
  package var lastMeasuredRegion: MeasuredRegion { feature(MeasuredRegion.self) }
}
