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

extension HStack: PrimitiveView {
  public typealias Body = Never
  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = StackNode(
      inputs, axis: .horizontal, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing)
    let inputs = NodeInputs(parent: node, environment: inputs.environmentReference)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.update(axis: .horizontal, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing)
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}

extension VStack: PrimitiveView {
  public typealias Body = Never
  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = StackNode(inputs, axis: .vertical, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing)
    let inputs = NodeInputs(parent: node, environment: inputs.environmentReference)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.update(axis: .vertical, alignment: view.pointee.alignment.key, spacing: view.pointee.spacing)
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}
