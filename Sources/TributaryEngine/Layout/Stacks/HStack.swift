public import TributaryGeometry

/// Views in a row, from the leading to the trailing edge.
public struct HStack<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: The guide on which the views meet.
  ///   - spacing: Distance between neighbours, in points; `nil` for what the neighbours prefer, 8 for most.
  @inlinable
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ContainerView {
  public typealias Body = Never

  @inlinable
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> StackNode {
    StackNode(inputs, axis: .horizontal, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing)
  }

  @inlinable
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: StackNode) {
    node.update(axis: .horizontal, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing)
  }
}
