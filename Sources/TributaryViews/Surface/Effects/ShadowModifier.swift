@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// Draws a shadow behind a view.
public struct ShadowModifier: ItemModifier {
  public typealias Body = Never

  let color: Color
  let radius: CGFloat
  let offset: CGSize

  nonisolated init(_ color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ShadowNode {
    ShadowNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ShadowNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Draws a shadow behind this view: each view inside it throws its own, which falls on those that lie behind, too. Around
  /// a `compositingGroup()` it is that of everything together. Frames stay as they are.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; its opacity multiplies that of what throws it.
  ///   - radius: The standard deviation of the blur, in points; 0 is a sharp shadow.
  ///   - x: How far the shadow lies to the right, in points.
  ///   - y: How far the shadow lies further down, in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
