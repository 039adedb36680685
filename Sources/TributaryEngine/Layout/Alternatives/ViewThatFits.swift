public import TributaryGeometry

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
