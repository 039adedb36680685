import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A modifier that applies a transition effect to a view. Built-in transitions use it in combination with transitions
/// that have a body.
struct TransitionEffectModifier: ItemModifier {
  typealias Body = Never

  let effect: TransitionEffect

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TransitionEffectNode {
    TransitionEffectNode(modifier.pointee.effect, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TransitionEffectNode) {
    node.update(modifier.pointee.effect)
  }
}

/// The node of a transition effect.
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
    HostMotion.of(host).animate(self, from: effect, to: new, PresentedProperty(transition: .effect))
    effect = new
    reportIfUnusable()
    recordGeometryChange()
    needsDraw()
  }

  private func reportIfUnusable() {
    if !effect.isUsable { reportInvalidDimension("transition", "\(effect)") }
  }

  private func map(_ effect: TransitionEffect, in size: CGSize) -> CGAffineTransform {
    let isMirrored = environment.values.direction == .rightToLeft
    return (isMirrored ? effect.mirrored : effect).map(in: size)
  }

  override package var holdsContentTogether: Bool { true }

  override package func contentTransform(_ aspect: GeometryAspect) -> CGAffineTransform? {
    let map = map(aspect == .model ? effect : shown(effect, .effect), in: frame(aspect).size)
    return map.isFinite && !map.isIdentity ? map : nil
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    let effect = shown(effect, .effect)
    let map = map(effect, in: frame.size)
    recorder.draw(at: frame.origin, through: map, opacity: min(max(effect.opacity, 0), 1)) { $0.draw(child, at: $1) }
  }
}
