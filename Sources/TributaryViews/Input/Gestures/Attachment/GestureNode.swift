@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics
import TributaryGeometry
public import TributaryGestures

/// The node of a gesture, which makes a recognizer for each press and stores no recognition state between presses.
@_documentation(visibility: internal)
open class GestureNode: UnaryNode, GestureBodyHolder, CachingNode {
  package final var role: GestureRole
  package final var mask: GestureMask
  package final let environment: Unretained<EnvironmentScope>
  package final var gestureBodies = GestureBodies()

  /// The recognizer of the current press.
  package final var recognizer: AnyGestureRecognizer?

  package init(_ role: GestureRole, _ mask: GestureMask, _ inputs: NodeInputs) {
    self.role = role
    self.mask = mask
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  /// Returns a recognizer of the current gesture.
  @MainActor
  @_spi(Engine) open func makeRecognizer() -> AnyGestureRecognizer { AnyGestureRecognizer() }

  /// Updates the recognizer of the current press to the current gesture.
  @MainActor
  package func updateRecognizer() {}

  /// The name of the gesture, which appears in events.
  package var name: String? { nil }

  /// The description of the gesture in events.
  package final var title: String { name.map { "gesture \"\($0)\"" } ?? "gesture" }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    gestureBodies.forEach(body)
  }

  /// Whether the gesture is enabled.
  package final var takesPart: Bool { mask.contains(.gesture) && environment.object().values.isEnabled }

  /// The number of taps that perform the gesture; `nil` if the gesture is disabled or is not performed by taps.
  @MainActor
  package final var tapCount: Int? { takesPart ? makeRecognizer().tapCount : nil }

  /// The access of a recognizer to this node. After the node is removed, it returns values for the root.
  package final var place: GestureContext {
    let handle = host.handles.typedHandle(for: self)
    let resolve = { [weak host] in host?.handles.node(for: handle) }
    return GestureContext(
      convert: { point, space in resolve()?.location(point, in: space) ?? point },
      contains: { point in
        resolve().map { $0.boundsContain($0.location(point, in: .local)) || $0.isPressExtended(to: point) } ?? false
      },
      size: { resolve()?.size ?? .zero },
      report: { what, value in
        if let node = resolve() { node.reportInvalidDimension(what, value) }
      })
  }

  /// Removes this node from the current press.
  @MainActor
  package final func interrupt() {
    guard let recognizer else { return }
    self.recognizer = nil
    let input = InputState.of(host)
    input.interrupted.append(recognizer)
    host.enqueueAction(self, .plain(.other(title)) { input.endInterruptedGestures() })
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    guard let recognizer else { return }
    if !(InputState.of(host).arena?.members.contains { $0.recognizer === recognizer } ?? false) {
      fail("A gesture with a recognizer takes part in the current press.")
    }
  }

  @MainActor
  @_spi(Engine) override open func willRemove() {
    interrupt()
    let focus = KeyboardFocus.of(host)
    if focus.target != nil { focus.focusTargetWillGo(self) }
  }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    let isCutOff = !changes.isDisjoint(with: [.concealment, .activity]) && isAbsent(.unplaced)
    if isCutOff || changes.contains(.environment) && !takesPart { interrupt() }
    super.surroundingsDidChange(changes)
  }
}
