@_spi(Engine) public import TributaryEngine

/// Lets a view move as one where what is around it is moved by an animation.
public struct GeometryGroupModifier {}

extension GeometryGroupModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> GeometryGroupNode {
    GeometryGroupNode(inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: GeometryGroupNode) {}
}

/// The node of a view that moves as one.
@usableFromInline
package final class GeometryGroupNode: UnaryNode {
  override package var holdsContentTogether: Bool { true }
}

extension View {
  /// Lets this view move as one where what is around it is moved by an animation: what comes into it meanwhile goes along
  /// from where the view is shown, instead of standing where it belongs at once.
  ///
  /// > Source: conformance ANIM-60.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
