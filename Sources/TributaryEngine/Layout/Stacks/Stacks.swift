public import TributaryGeometry
import TributaryLayout

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

/// Views on top of each other; later views cover earlier ones.
public struct ZStack<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let alignment: Alignment

  /// - Parameter alignment: The guides on which the views meet.
  @inlinable
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ContainerView {
  public typealias Body = Never

  @inlinable
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ZStackNode {
    ZStackNode(inputs, alignment: view.pointee.alignment)
  }

  @inlinable
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: ZStackNode) {
    node.update(alignment: view.pointee.alignment)
  }
}
