import TributaryDrawing
package import TributaryGeometry

/// The node of an item with an effect.
package final class TransitionEffectNode: UnaryNode {
  private var effect: TransitionEffect
  private let environment: Unretained<EnvironmentScope>

  init(_ effect: TransitionEffect, _ inputs: NodeInputs) {
    self.effect = effect
    environment = inputs.environmentReference
    super.init(inputs)
    reportIfUnusable()
  }

  @MainActor
  func update(_ new: TransitionEffect) {
    if new == effect { return }
    host.animate(
      self, from: effect, to: new,
      PresentedProperty(
        slot: .effect, get: { $0.effect }, set: { $0.effect = $1 }, difference: { $0.vector - $1.vector },
        moved: { $0.moved(by: $1) }))
    effect = new
    reportIfUnusable()
    recordGeometryChange()
    needsDraw()
  }

  private func reportIfUnusable() {
    if !effect.isUsable { host.reportInvalidDimension("transition", "\(effect)", at: self) }
  }

  private var map: CGAffineTransform {
    let isMirrored = environment.values.builtIn.values.layoutDirection == .rightToLeft
    return (isMirrored ? effect.mirrored : effect).map(in: size)
  }

  override package var holdsContentTogether: Bool { true }

  override package var contentTransform: CGAffineTransform? {
    let map = map
    return map.isFinite && !map.isIdentity ? map : nil
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard let child else { return }
    recorder.draw(at: origin, through: map, opacity: min(max(effect.opacity, 0), 1)) { $0.draw(child, at: $1) }
  }
}
