@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// Changes the colors of what a view shows.
public struct ColorEffectModifier: ItemModifier {
  public typealias Body = Never

  let effect: ColorEffect
  /// The parts of the color that others are multiplied by, where it stands in an environment.
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
  /// Makes the colors of this view lighter by adding to each component.
  ///
  /// - Parameter amount: From 0, nothing changes, to 1, all is white; negative is darker.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(.brightness, amount))
  }

  /// Moves the colors of this view away from gray.
  ///
  /// - Parameter amount: 1 changes nothing, 0 is gray; a negative amount inverts as well.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(.contrast, amount))
  }

  /// Makes the colors of this view stronger or fainter.
  ///
  /// - Parameter amount: 1 changes nothing, 0 is gray.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(.saturation, amount))
  }

  /// Makes this view black, as opaque as it is light: white stays opaque, and black is not seen any more.
  ///
  /// > Source: conformance EFFECT-61.
  public nonisolated func luminanceToAlpha() -> some View { modifier(ColorEffectModifier(.luminanceToAlpha, 1)) }

  /// Takes the colors out of this view.
  ///
  /// - Parameter amount: From 0, nothing changes, to 1, all is gray.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(.saturation, 1 - amount))
  }

  /// Turns the hues of this view by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffectModifier(.hue, angle.radians))
  }

  /// Shows the complement of each color of this view.
  public nonisolated func colorInvert() -> some View {
    modifier(ColorEffectModifier(.inversion, 1))
  }

  /// Multiplies the colors of this view by another one, its opacity included.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorEffectModifier(multiplyingBy: color))
  }
}
