public import TributaryGeometry
import TributaryLayout

/// The first of several views that fits into what is offered; the last one if none does.
///
/// A view fits if its ideal size on the given axes is not larger than the proposal; where nothing is proposed, everything
/// fits. On the other axes it is asked with what is proposed there.
///
/// All candidates are made and keep their state. Only the one that is shown is placed, drawn and hit, appears, publishes
/// preferences and has actions run.
///
/// > Source: conformance FIT-01 to FIT-16.
public struct ViewThatFits<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let axes: Axis.Set

  /// - Parameters:
  ///   - axes: The axes on which a view has to fit.
  ///   - content: The candidates, the most wanted first.
  @inlinable
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: ContainerView {
  public typealias Body = Never

  @inlinable
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewThatFitsNode {
    ViewThatFitsNode(inputs, axes: view.pointee.axes)
  }

  @inlinable
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: ViewThatFitsNode) {
    node.update(axes: view.pointee.axes)
  }
}

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
