@_spi(Engine) public import TributaryEngine
import TributaryFeedback
import TributaryGeometry
public import TributaryGestures

/// The node of a gesture. It makes a recognizer for each press that it takes part in, and keeps nothing in between.
@_documentation(visibility: internal)
open class GestureNode: UnaryNode, GestureBodyHolder, CachingNode {
  package final var role: GestureRole
  package final var mask: GestureMask
  package final let environment: Unretained<EnvironmentScope>
  package final var gestureBodies = GestureBodies()

  /// The recognizer of the press that is going on.
  package final var recognizer: AnyGestureRecognizer?

  package init(_ role: GestureRole, _ mask: GestureMask, _ inputs: NodeInputs) {
    self.role = role
    self.mask = mask
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  /// Makes a recognizer of the gesture as it is now.
  @MainActor
  @_spi(Engine) open func makeRecognizer() -> AnyGestureRecognizer { AnyGestureRecognizer() }

  /// Gives the recognizer of the press that is going on the gesture as it is now.
  @MainActor
  package func updateRecognizer() {}

  /// The name that the gesture was given; told with what the engine does for it.
  package var name: String? { nil }

  /// What events call the gesture.
  package final var title: String { name.map { "gesture \"\($0)\"" } ?? "gesture" }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    gestureBodies.forEach(body)
  }

  /// Whether the gesture is recognized at all.
  package final var takesPart: Bool { mask.contains(.gesture) && environment.object.values.isEnabled }

  /// How many taps perform the gesture; `nil` if taps do not, or it is not recognized.
  @MainActor
  package final var tapCount: Int? { takesPart ? makeRecognizer().tapCount : nil }

  /// What a recognizer may ask of this node; answers for the root once the node has gone.
  package final var place: GesturePlace {
    let handle = host.handles.handle(for: self)
    let resolve = { [weak host] in host?.handles.node(for: handle) as? GestureNode }
    return GesturePlace(
      convert: { point, space in resolve()?.location(point, in: space) ?? point },
      contains: { point in
        resolve().map { $0.boundsContain($0.location(point, in: .local)) || $0.isPressExtended(to: point) } ?? false
      },
      size: { resolve()?.size ?? .zero },
      report: { what, value in
        if let node = resolve() { node.host.reportInvalidDimension(what, value, at: node) }
      })
  }

  /// Takes this node out of the press that is going on.
  @MainActor
  package final func interrupt() {
    guard let recognizer else { return }
    self.recognizer = nil
    let host = self.host
    host.enqueueAction(self, .plain(.other(title)) { host.interrupt(recognizer) })
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    guard let recognizer else { return }
    if !(host.input.arena?.members.contains { $0.recognizer === recognizer } ?? false) {
      fail("a gesture takes part in a press that is over")
    }
  }

  @MainActor
  @_spi(Engine) override open func willRemove() {
    interrupt()
    if host.input.focus != nil { host.focusTargetWillGo(self) }
  }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    let isCutOff = !changes.isDisjoint(with: [.concealment, .activity]) && isAbsent([.concealed, .inactive])
    if isCutOff || changes.contains(.environment) && !takesPart { interrupt() }
    super.surroundingsDidChange(changes)
  }
}
