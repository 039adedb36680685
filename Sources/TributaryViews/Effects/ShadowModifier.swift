public import TributaryDrawing
public import TributaryGeometry

/// Draws a shadow behind a view.
public struct ShadowModifier: UnaryModifier {
  public typealias Body = Never

  let color: Color
  let radius: CGFloat
  let offset: CGSize

  nonisolated init(_ color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    ShadowNode(modifier.pointee, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: ShadowNode.self).receive(modifier.pointee)
  }
}

extension View {
  /// Draws a shadow behind this view, of everything inside it together. Its frame stays as it is.
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

/// The node of an item with a shadow.
///
/// Invariant: `shadow` is `color` in the environment that the node was last told of, with valid lengths.
package final class ShadowNode: UnaryNode {
  private unowned(unsafe) let environment: EnvironmentScope
  private var color: Color
  private var shadow: DisplayShadow

  package init(_ modifier: ShadowModifier, _ inputs: NodeInputs) {
    environment = inputs.environment
    color = modifier.color
    shadow = DisplayShadow(color: color.resolve(in: inputs.environment.values), radius: 0, offset: .zero)
    super.init(inputs)
    (shadow.radius, shadow.offset) = valid(modifier)
  }

  @MainActor
  package func receive(_ modifier: ShadowModifier) {
    color = modifier.color
    let (radius, offset) = valid(modifier)
    show(DisplayShadow(color: color.resolve(in: environment.values), radius: radius, offset: offset))
  }

  @MainActor
  private func show(_ new: DisplayShadow) {
    if new == shadow { return }
    if host.mayAnimate {
      host.animate(
        self, from: shadow, to: new, PresentedProperty(.effect, get: { $0.shadow }, set: { $0.shadow = $1.usable }))
    }
    shadow = new
    needsDraw()
  }

  private func valid(_ modifier: ShadowModifier) -> (radius: CGFloat, offset: CGSize) {
    func valid(_ length: CGFloat, _ what: String, from least: CGFloat) -> CGFloat {
      if length >= least, length.isFinite { return length }
      host.reportInvalidDimension("shadow \(what)", "\(length)", at: self)
      return 0
    }
    let lowest = -CGFloat.greatestFiniteMagnitude
    return (
      valid(modifier.radius, "radius", from: 0),
      CGSize(
        width: valid(modifier.offset.width, "x", from: lowest), height: valid(modifier.offset.height, "y", from: lowest)
      )
    )
  }

  @MainActor
  override package func environmentDidChange() {
    var new = shadow
    new.color = color.resolve(in: environment.values)
    show(new)
    super.environmentDidChange()
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard let child else { return }
    guard shadow.color.opacity > 0 else { return recorder.draw(child, at: origin) }
    recorder.drawThrough(.shadow(shadow), child, at: origin)
  }
}
