@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
import TributaryLayout

/// A container that arranges views in a row, from the leading edge to the trailing edge.
public struct HStack<Content: View> {
  // The engine requires `content` to be the first stored property.
  @usableFromInline let content: Content
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between adjacent views, in points; `nil` for their preferred spacing, usually 8.
  ///   - content: The views, from the leading edge to the trailing edge.
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

/// A container that arranges views in a column, from top to bottom.
public struct VStack<Content: View> {
  // The engine requires `content` to be the first stored property.
  @usableFromInline let content: Content
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between adjacent views, in points; `nil` for their preferred spacing, usually 8.
  ///   - content: The views, from top to bottom.
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

/// A container that overlays views; later views are in front of earlier ones.
public struct ZStack<Content: View> {
  // The engine requires `content` to be the first stored property.
  @usableFromInline let content: Content
  @usableFromInline let alignment: Alignment

  /// Creates a stack of overlaid views.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The views, from back to front.
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
