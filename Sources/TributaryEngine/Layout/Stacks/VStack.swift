public import TributaryGeometry

/// Views in a column, from the top to the bottom.
public struct VStack<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?

  /// - Parameters:
  ///   - alignment: The guide on which the views meet.
  ///   - spacing: Distance between neighbours, in points; `nil` for what the neighbours prefer, 8 for most.
  @inlinable
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContainerView {
  public typealias Body = Never

  @inlinable
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> StackNode {
    StackNode(inputs, axis: .vertical, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing)
  }

  @inlinable
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: StackNode) {
    node.update(axis: .vertical, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing)
  }
}
