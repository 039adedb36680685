import TributaryAnimation
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that changes the colors of a view.
@_documentation(visibility: internal)
public struct ColorEffectModifier: ItemModifier {
  public typealias Body = Never

  let effect: ColorEffect
  /// The color by which the colors of the view are multiplied, before it is resolved in an environment.
  let factor: Color?

  nonisolated init(_ kind: ColorEffect.Kind, _ amount: Double) {
    effect = ColorEffect(kind, amount)
    factor = nil
  }

  nonisolated init(multiplyingBy color: Color) {
    effect = ColorEffect(.product, 1)
    factor = color
  }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ColorEffectNode {
    ColorEffectNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ColorEffectNode) {
    node.update(modifier.pointee)
  }
}

// > Source: conformance EFFECT-35 to EFFECT-38.
extension View {
  /// Brightens the colors of this view by adding to each component.
  ///
  /// - Parameter amount: The amount, from 0 (unchanged) to 1 (white). Negative amounts darken the colors.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(.brightness, amount))
  }

  /// Changes the contrast of this view by scaling the distance of its colors from gray.
  ///
  /// - Parameter amount: The factor: 1 leaves colors unchanged, 0 results in gray, and negative factors also invert the
  ///   colors.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(.contrast, amount))
  }

  /// Changes the saturation of this view.
  ///
  /// - Parameter amount: The factor: 1 leaves colors unchanged, 0 results in shades of gray.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(.saturation, amount))
  }

  /// Replaces the colors of this view with black and its opacity with the luminance: white becomes opaque, black
  /// transparent.
  ///
  /// > Source: conformance EFFECT-61.
  public nonisolated func luminanceToAlpha() -> some View { modifier(ColorEffectModifier(.luminanceToAlpha, 1)) }

  /// Reduces the saturation of this view.
  ///
  /// - Parameter amount: The amount, from 0 (unchanged) to 1 (shades of gray).
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(.saturation, 1 - amount))
  }

  /// Rotates the hues of this view by an angle; a full turn restores the colors.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffectModifier(.hue, angle.radians))
  }

  /// Inverts the colors of this view.
  public nonisolated func colorInvert() -> some View {
    modifier(ColorEffectModifier(.inversion, 1))
  }

  /// Multiplies the colors and the opacity of this view by those of a color.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorEffectModifier(multiplyingBy: color))
  }
}

/// The node of a color effect.
///
/// Invariant: `effect` and `opacity` are those of the modifier in the environment of the most recent notification.
///
/// Checked by `ColorEffectNode.isUpToDate`.
@usableFromInline
package final class ColorEffectNode: UnaryNode {
  private let environment: Unretained<EnvironmentScope>
  private var factor: Color?
  private var effect: ColorEffect
  /// The opacity of the multiplied color, from 0 to 1.
  private var opacity = 1.0

  package init(_ modifier: ColorEffectModifier, _ inputs: NodeInputs) {
    environment = inputs.environmentReference
    factor = modifier.factor
    effect = modifier.effect
    super.init(inputs)
    (effect, opacity) = resolved(modifier.effect)
    reportIfUnusable()
  }

  @MainActor
  package func update(_ modifier: ColorEffectModifier) {
    factor = modifier.factor
    show(resolved(modifier.effect))
  }

  private func resolved(_ effect: ColorEffect) -> (ColorEffect, Double) {
    guard let factor else { return (effect, 1) }
    let color = factor.resolve(in: environment.values)
    return (ColorEffect(multiplyingBy: color), Double(color.opacity).asFraction)
  }

  @MainActor
  private func show(_ new: (effect: ColorEffect, opacity: Double)) {
    if new.effect == effect, new.opacity == opacity { return }
    if new.effect.kind == effect.kind, new.effect.isUsable, effect.isUsable {
      HostMotion.of(host).animate(self, from: effect, to: new.effect, PresentedProperty(.effect))
    }
    (effect, opacity) = new
    reportIfUnusable()
    needsDraw()
  }

  private func reportIfUnusable() {
    if !effect.isUsable { reportInvalidDimension("\(effect.kind) of colors", "\(effect.amounts.x)") }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment), factor != nil { show(resolved(effect)) }
    super.surroundingsDidChange(changes)
  }

  override package var holdsContentTogether: Bool { true }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child, opacity > 0 else { return }
    let matrix = shown(effect, .effect).matrix
    if matrix == .identity, opacity == 1 { return recorder.draw(child, at: frame.origin) }
    var inner = DisplayRecorder(revision: recorder.revision)
    inner.drawThrough(.color(matrix), child, at: frame.origin)
    guard opacity < 1 else { return recorder.append(inner.commands[0]) }
    recorder.append(
      .effect(DisplayEffect(DisplayFragment(inner.commands, revision: recorder.revision), .opacity(opacity))))
  }
}

extension ColorEffectNode: RememberingNode {
  package var isUpToDate: Bool { factor == nil || resolved(effect) == (effect, opacity) }
}
