@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of a visual effect; subclasses say what its steps follow from.
///
/// Invariant: after the geometry pass `steps` are those of the present geometry.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package class VisualEffectNode: UnaryNode {
  package private(set) final var steps = VisualEffectSteps(list: [])

  package init(around inputs: NodeInputs) {
    super.init(inputs)
    setUpwards(.subtreeHasObservers)
  }

  /// Shows other steps from now on.
  package final func show(_ new: VisualEffectSteps) {
    if new == steps { return }
    for step in new.list where !step.isUsable { host.reportInvalidDimension("visualEffect", "\(step)", at: self) }
    steps = new
    needsDraw()
  }

  override package var holdsContentTogether: Bool { true }

  override package func contentTransform(_ aspect: GeometryAspect) -> CGAffineTransform? {
    steps.transform(in: frame(aspect).size)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    draw(steps.list[...], into: &recorder, in: frame)
  }

  private func draw(_ steps: ArraySlice<VisualEffectStep>, into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let step = steps.last else {
      if let child { recorder.draw(child, at: frame.origin) }
      return
    }
    let inner = steps.dropLast()
    func drawInner(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
      draw(inner, into: &recorder, in: CGRect(origin: origin, size: frame.size))
    }
    func drawInner(through effect: DisplayEffect.Kind) {
      var content = DisplayRecorder(revision: recorder.revision)
      draw(inner, into: &content, in: frame)
      recorder.append(.effect(DisplayEffect(DisplayFragment(content.commands, revision: recorder.revision), effect)))
    }
    if let transform = step.transform(in: frame.size) {
      return recorder.draw(at: frame.origin, through: transform, opacity: 1, drawInner)
    }
    switch step {
    case .opacity(let opacity) where opacity.isFinite:
      recorder.draw(at: frame.origin, through: .identity, opacity: opacity, drawInner)
    case .blur(let radius, let isOpaque) where radius > 0 && radius.isFinite:
      drawInner(through: .blur(radius: radius, isOpaque: isOpaque))
    case .color(let effect) where effect.matrix != .identity: drawInner(through: .color(effect.matrix))
    default: draw(inner, into: &recorder, in: frame)
    }
  }
}

extension VisualEffectNode: MovesContent {
  package var nameOfEffect: String { "visualEffect" }
}
