import TributaryDrawing
public import TributaryGeometry

/// Moves what a view shows; its place in layout stays.
public struct OffsetModifier {
  @usableFromInline let offset: CGSize

  @inlinable
  init(offset: CGSize) { self.offset = offset }
}

extension OffsetModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> OffsetNode {
    OffsetNode(modifier.pointee.offset, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: OffsetNode) {
    node.update(modifier.pointee.offset)
  }
}

extension View {
  /// Moves what this view shows, in points; anchors and hit testing inside follow, layout does not.
  public nonisolated consuming func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves what this view shows, in points; anchors and hit testing inside follow, layout does not.
  public nonisolated consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }
}
