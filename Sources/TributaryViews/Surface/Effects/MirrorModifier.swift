@_spi(Engine) public import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// Mirrors what a view shows where layout runs from right to left.
public struct MirrorModifier: ItemModifier {
  public typealias Body = Never

  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> MirrorNode {
    MirrorNode(isEnabled: modifier.pointee.isEnabled, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: MirrorNode) {
    node.update(isEnabled: modifier.pointee.isEnabled)
  }
}

extension View {
  /// Sets whether what this view shows is mirrored from left to right where layout runs from right to left.
  ///
  /// Layout inside is not affected; drawing, anchors and hit testing are.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(isEnabled: enabled))
  }
}
