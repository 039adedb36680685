import TributaryDrawing
package import TributaryGeometry

/// Shows a view with a look of a transition: the parts of the package's own transitions, where they have a body.
struct TransitionLookModifier: UnaryModifier {
  typealias Body = Never

  let look: TransitionLook

  static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    TransitionLookNode(modifier.pointee.look, inputs)
  }

  static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: TransitionLookNode.self).receive(modifier.pointee.look)
  }
}

/// The node of an item with a look.
package final class TransitionLookNode: UnaryNode {
  private var look: TransitionLook
  private unowned(unsafe) let environment: EnvironmentScope

  init(_ look: TransitionLook, _ inputs: NodeInputs) {
    self.look = look
    environment = inputs.environment
    super.init(inputs)
    reportIfUnusable()
  }

  @MainActor
  func receive(_ new: TransitionLook) {
    if new == look { return }
    if host.mayAnimate {
      host.animate(
        self, from: look, to: new,
        PresentedProperty(
          slot: .effect, get: { $0.look }, set: { $0.look = $1 }, difference: { $0.vector - $1.vector },
          moved: { $0.moved(by: $1) }))
    }
    look = new
    reportIfUnusable()
    noteGeometryChange()
    needsDraw()
  }

  private func reportIfUnusable() {
    if !look.isUsable { host.reportInvalidDimension("transition", "\(look)", at: self) }
  }

  private var map: CGAffineTransform {
    let isMirrored = environment.values.builtIn.values.layoutDirection == .rightToLeft
    return (isMirrored ? look.mirrored : look).map(in: size)
  }

  override package var holdsContentTogether: Bool { true }

  override package var contentTransform: CGAffineTransform? {
    let map = map
    return map.isUsable && !map.isIdentity ? map : nil
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard let child else { return }
    recorder.draw(at: origin, through: map, opacity: min(max(look.opacity, 0), 1)) { $0.draw(child, at: $1) }
  }
}
