public import TributaryGeometry
import TributaryLayout

/// The node of several views of which the first that fits is shown.
///
/// Invariant: a remembered size follows from items that have been measured; those behind the one that fits may wait for
/// that.
///
/// Checked by `ItemNode.recompute`.
@usableFromInline
package final class ViewThatFitsNode: AlternativesNode {
  private var axes: Axis.Set

  @usableFromInline
  package init(_ inputs: NodeInputs, axes: Axis.Set) {
    self.axes = axes
    super.init(inputs)
    mayConceal()
  }

  @usableFromInline
  package func update(axes: Axis.Set) {
    if axes == self.axes { return }
    self.axes = axes
    needsMeasure()
  }

  /// The first item that fits a proposal, or the last one.
  override package func choice(for proposal: ProposedViewSize) -> ItemNode? {
    var ideal = proposal.asOffer
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    for item in items.dropLast() {
      let size = item.usableSize(for: ideal)
      let isTooWide = axes.contains(.horizontal) && size.width > proposal.rawWidth.asOffer
      let isTooHigh = axes.contains(.vertical) && size.height > proposal.rawHeight.asOffer
      if !isTooWide, !isTooHigh { return item }
    }
    return items.last
  }

  override package var pathComponent: String? { "ViewThatFits" }
}
