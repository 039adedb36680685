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

/// A change of the colors of a view, with its amount.
package struct ColorEffect: Equatable, Sendable {
  /// A function of the components of a color.
  package enum Kind: Equatable, Sendable {
    case brightness, contrast, saturation, hue, inversion, product, luminanceToAlpha
  }

  package let kind: Kind
  /// The amount, an angle in radians, or the red, green, and blue components of a color.
  package var amounts: SIMD3<Double>

  package init(_ kind: Kind, _ amount: Double) {
    self.kind = kind
    amounts = SIMD3(amount, 0, 0)
  }

  /// Creates a multiplication by a color. The opacity of the color is ignored.
  package init(multiplyingBy color: Color.Resolved) {
    kind = .product
    amounts = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
  }

  package var isUsable: Bool { (0..<3).allSatisfy { amounts[$0].isFinite } }

  /// The contributions of red, green, and blue to the luminance.
  private static let luminance = SIMD3<Double>(0.2126, 0.7152, 0.0722)

  /// The matrix that maps the colors.
  package var matrix: ColorMatrix {
    guard isUsable else { return .identity }
    let amount = amounts.x
    switch kind {
    case .brightness: return Self.matrix(constant: amount) { $0 == $1 ? 1 : 0 }
    case .contrast: return Self.matrix(constant: 0.5 - amount / 2) { $0 == $1 ? amount : 0 }
    case .saturation:
      return Self.matrix { row, column in (1 - amount) * Self.luminance[column] + (row == column ? amount : 0) }
    case .hue: return Self.turn(by: amount)
    case .inversion: return Self.matrix(constant: amount) { $0 == $1 ? 1 - 2 * amount : 0 }
    case .luminanceToAlpha:
      var matrix = Self.matrix { _, _ in 0 }
      let parts = SIMD3<Float>(Self.luminance)
      matrix.opacityFactor = SIMD4(parts, 0)
      return matrix
    case .product: return Self.matrix { row, column in row == column ? amounts[row] : 0 }
    }
  }

  private static func matrix(constant: Double = 0, _ part: (Int, Int) -> Double) -> ColorMatrix {
    func row(_ row: Int) -> SIMD4<Float> {
      SIMD4(Float(part(row, 0)), Float(part(row, 1)), Float(part(row, 2)), Float(constant))
    }
    return ColorMatrix(red: row(0), green: row(1), blue: row(2))
  }

  /// Returns a rotation of colors that preserves luminance and grays, with the coefficients of the CSS `hue-rotate`
  /// filter.
  private static func turn(by angle: Double) -> ColorMatrix {
    let (sine, cosine) = (sin(angle), cos(angle))
    let (r, g, b) = (0.213, 0.715, 0.072)
    let rows: [SIMD3<Double>] = [
      SIMD3(r + cosine * (1 - r) - sine * r, g - cosine * g - sine * g, b - cosine * b + sine * (1 - b)),
      SIMD3(r - cosine * r + sine * 0.143, g + cosine * (1 - g) + sine * 0.140, b - cosine * b - sine * 0.283),
      SIMD3(r - cosine * r - sine * (1 - r), g - cosine * g + sine * g, b + cosine * (1 - b) + sine * b),
    ]
    return matrix { rows[$0][$1] }
  }
}

extension ColorEffect: Animatable {
  package var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(amounts.x, AnimatablePair(amounts.y, amounts.z)) }
    set { amounts = SIMD3(newValue.first, newValue.second.first, newValue.second.second) }
  }
}
