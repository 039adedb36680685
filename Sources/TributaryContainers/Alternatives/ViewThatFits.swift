@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
import TributaryLayout

/// A view that shows the first of several views that fits the proposed size, or the last one if none fits.
///
/// A view fits if its ideal size along the given axes is not larger than the proposal. An unspecified proposal fits
/// every view. Along the other axes, the view is measured with the proposal.
///
/// All candidates are created and keep their state. Only the shown view is placed, drawn, and hit, appears, publishes
/// preferences, and runs actions.
///
/// > Source: conformance FIT-01 to FIT-16.
public struct ViewThatFits<Content: View> {
  // The engine requires `content` to be the first stored property.
  @usableFromInline let content: Content
  @usableFromInline let axes: Axis.Set

  /// Creates a view that shows the first candidate that fits.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view has to fit.
  ///   - content: The candidates in order of preference.
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
/// Invariant: a cached size results from items that have been measured. The items after the fitting one may not have
/// been measured.
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

  /// Returns the first item that fits a proposal, or the last one.
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

  // The shown view takes the place of the alternatives, so that spacers and dividers use the axis of the stack around.
  override package var stackOrientation: Axis? { stackAxis }

  override package var pathComponent: String? { "ViewThatFits" }
}

extension ViewThatFitsNode: OrientedItem {
  package func orientationDidChange() { for item in items { item.stackOrientationDidChange() } }
}
