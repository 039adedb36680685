@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of a scale, a rotation or a map.
@usableFromInline
package final class TransformNode: UnaryNode {
  private(set) var effect: TransformEffect

  package init(_ effect: TransformEffect, _ inputs: NodeInputs) {
    self.effect = effect
    super.init(inputs)
    reportIfUnusable()
  }

  @MainActor
  package func update(_ effect: TransformEffect) {
    if effect == self.effect { return }
    if effect.isOfKind(of: self.effect) {
      host.animate(self, from: self.effect, to: effect, PresentedProperty(.effect))
    }
    self.effect = effect
    reportIfUnusable()
    recordGeometryChange()
    needsDraw()
  }

  private func reportIfUnusable() {
    if effect.isUsable { return }
    let (name, given) =
      switch effect.kind {
      case .scale(let scale): ("scaleEffect", "\(scale) about \(effect.anchor)")
      case .rotation(let angle): ("rotationEffect", "\(angle) about \(effect.anchor)")
      case .map(let transform): ("transformEffect", "\(transform)")
      }
    host.reportInvalidDimension(name, given, at: self)
  }

  override package var holdsContentTogether: Bool { true }

  override package func contentTransform(_ aspect: GeometryAspect) -> CGAffineTransform? {
    switch aspect {
    case .model: transform(effect, in: size)
    case .shown: shownTransform(in: frame(.shown).size)
    }
  }

  private func shownTransform(in size: CGSize) -> CGAffineTransform? { transform(shown(effect, .effect), in: size) }

  private func transform(_ effect: TransformEffect, in size: CGSize) -> CGAffineTransform? {
    guard effect.isUsable else { return nil }
    let transform = effect.transform(in: size)
    return transform.isIdentity ? nil : transform
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let child { recorder.draw(child, at: frame.origin, through: shownTransform(in: frame.size)) }
  }
}

extension TransformNode: MovesContent {
  package var nameOfEffect: String {
    switch effect.kind {
    case .scale: "scaleEffect"
    case .rotation: "rotationEffect"
    case .map: "transformEffect"
    }
  }
}
