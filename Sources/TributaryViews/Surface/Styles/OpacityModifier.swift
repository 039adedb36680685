@_spi(Engine) public import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// Draws a view with less opacity.
public struct OpacityModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline let opacity: Double

  @inlinable
  nonisolated init(_ opacity: Double) { self.opacity = opacity }

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> OpacityNode {
    OpacityNode(modifier.pointee.opacity, inputs)
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: OpacityNode) {
    node.update(modifier.pointee.opacity)
  }
}

extension View {
  /// Draws this view with less opacity. Layout and preferences stay as they are.
  ///
  /// Each view inside is faded by itself, so that those which overlap shine through each other; what is in a
  /// ``compositingGroup()`` is faded as one.
  ///
  /// - Parameter opacity: From 0, nothing is drawn, to 1, nothing changes; beyond that it is brought there.
  @inlinable
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity))
  }
}
