import TributaryAnimation
@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

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
