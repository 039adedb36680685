@_spi(Engine) public import TributaryEngine

/// A modifier that animates the geometry of a view as a unit when its surroundings are animated.
@_documentation(visibility: internal)
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

@usableFromInline
package final class GeometryGroupNode: UnaryNode {
  override package var holdsContentTogether: Bool { true }
}

extension View {
  /// Animates the geometry of this view as a unit when the animation of its surroundings moves it.
  ///
  /// A view that is inserted during the animation starts at the displayed position of this view, instead of at its
  /// final position.
  ///
  /// > Source: conformance ANIM-60.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
