import TributaryAnimation
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that draws a shadow behind a view.
@_documentation(visibility: internal)
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
  /// Draws a shadow behind this view without changing its frame.
  ///
  /// Each view inside casts a separate shadow, which also falls on views behind it. A `compositingGroup()` casts one
  /// shadow as a whole.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. Its opacity is multiplied by the opacity of the view.
  ///   - radius: The standard deviation of the blur, in points; 0 for a sharp shadow.
  ///   - x: The distance by which the shadow is offset to the right, in points.
  ///   - y: The distance by which the shadow is offset downward, in points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

/// The node of an item with a shadow.
///
/// Invariant: `shadow` is `color` resolved in the environment of the most recent notification, with valid lengths.
///
/// Checked by `ShadowNode.isUpToDate`.
@usableFromInline
package final class ShadowNode: UnaryNode {
  private let environment: Unretained<EnvironmentScope>
  private var color: Color
  private var shadow: DisplayShadow

  package init(_ modifier: ShadowModifier, _ inputs: NodeInputs) {
    environment = inputs.environmentReference
    color = modifier.color
    shadow = DisplayShadow(color: color.resolve(in: inputs.environment.values), radius: 0, offset: .zero)
    super.init(inputs)
    (shadow.radius, shadow.offset) = valid(modifier)
  }

  @MainActor
  package func update(_ modifier: ShadowModifier) {
    color = modifier.color
    let (radius, offset) = valid(modifier)
    show(DisplayShadow(color: color.resolve(in: environment.values), radius: radius, offset: offset))
  }

  @MainActor
  private func show(_ new: DisplayShadow) {
    if new == shadow { return }
    HostMotion.of(host).animate(self, from: shadow, to: new, PresentedProperty(.effect))
    shadow = new
    needsDraw()
  }

  private func valid(_ modifier: ShadowModifier) -> (radius: CGFloat, offset: CGSize) {
    func valid(_ length: CGFloat, _ what: String, from least: CGFloat) -> CGFloat {
      if length >= least, length.isFinite { return length }
      reportInvalidDimension("shadow \(what)", "\(length)")
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
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) {
      var new = shadow
      new.color = color.resolve(in: environment.values)
      show(new)
    }
    super.surroundingsDidChange(changes)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    let shadow = moving(shadow, .effect)?.usable ?? shadow
    guard shadow.color.opacity > 0 else { return recorder.draw(child, at: frame.origin) }
    recorder.drawThrough(.shadow(shadow), child, at: frame.origin)
  }
}

extension ShadowNode: RememberingNode {
  package var isUpToDate: Bool { shadow.color == color.resolve(in: environment.values) }
}
