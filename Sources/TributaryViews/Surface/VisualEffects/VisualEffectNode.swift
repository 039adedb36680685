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
    setUpwards(.holdsObservers)
  }

  /// Shows other steps from now on.
  package final func show(_ new: VisualEffectSteps) {
    if new == steps { return }
    for step in new.list where !step.isUsable { host.reportInvalidDimension("visualEffect", "\(step)", at: self) }
    steps = new
    needsDraw()
  }

  override package var holdsContentTogether: Bool { true }

  override package var contentTransform: CGAffineTransform? { steps.transform(in: size) }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    draw(steps.list[...], into: &recorder, at: origin)
  }

  private func draw(_ steps: ArraySlice<VisualEffectStep>, into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard let step = steps.last else {
      if let child { recorder.draw(child, at: origin) }
      return
    }
    let inner = steps.dropLast()
    switch step {
    case .map(let effect) where effect.isUsable:
      recorder.draw(at: origin, through: effect.transform(in: size), opacity: 1) { draw(inner, into: &$0, at: $1) }
    case .opacity(let opacity) where opacity.isFinite:
      recorder.draw(at: origin, through: .identity, opacity: opacity) { draw(inner, into: &$0, at: $1) }
    case .blur(let radius, let isOpaque) where radius > 0 && radius.isFinite:
      var content = DisplayRecorder(revision: recorder.revision)
      draw(inner, into: &content, at: origin)
      recorder.append(
        .effect(
          DisplayEffect(
            DisplayFragment(content.commands, revision: recorder.revision), .blur(radius: radius, isOpaque: isOpaque))))
    default: draw(inner, into: &recorder, at: origin)
    }
  }
}
