public import TributaryGeometry
import TributaryLayout

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
