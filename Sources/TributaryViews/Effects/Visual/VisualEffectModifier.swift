import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that applies a visual effect computed from the geometry of the view.
@_documentation(visibility: internal)
public struct VisualEffectModifier {
  let effect: (GeometryProxy) -> VisualEffectSteps
}

extension VisualEffectModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> GeometryVisualEffectNode {
    GeometryVisualEffectNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: GeometryVisualEffectNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Applies a visual effect that depends on the geometry of this view, without affecting layout.
  ///
  /// The closure runs whenever the geometry of the view changes, for example because of scrolling. The proxy describes
  /// the geometry without the effect.
  ///
  /// - Parameter effect: A closure that adds steps to the empty effect.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}

/// The node of a visual effect. Subclasses compute its steps.
///
/// Invariant: after the geometry pass, `steps` correspond to the current geometry.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package class VisualEffectNode: UnaryNode {
  package private(set) final var steps = VisualEffectSteps(list: [])

  package init(around inputs: NodeInputs) {
    super.init(inputs)
    setUpwards(.subtreeHasObservers)
  }

  /// Replaces the steps of the effect.
  package final func show(_ new: VisualEffectSteps) {
    if new == steps { return }
    for step in new.list where !step.isUsable { reportInvalidDimension("visualEffect", "\(step)") }
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

/// The node of an effect that depends on the geometry of the view.
@usableFromInline
package final class GeometryVisualEffectNode: VisualEffectNode {
  private lazy var target = ProxyTarget(self)
  private var modifier: VisualEffectModifier

  package init(_ modifier: VisualEffectModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
  }

  package func update(_ modifier: VisualEffectModifier) {
    self.modifier = modifier
    recordGeometryChange()
  }

  override package func dependencyDidChange() { recordGeometryChange() }

  @MainActor override package func willRemove() { target.node = nil }

  @MainActor
  override package func geometryDidChange() -> Bool {
    show(withEvaluation(of: self) { modifier.effect(GeometryProxy(target)) })
    return true
  }
}
