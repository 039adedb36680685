@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics
public import TributaryGeometry

/// A modifier that runs an action when the pointer enters or leaves a view.
@_documentation(visibility: internal)
public struct HoverModifier {
  /// The action for each position of the pointer over the view, and for its exit.
  let move: ((HoverPhase) -> Void)?
  /// The action for the entry and the exit of the pointer.
  let change: ((Bool) -> Void)?
  let space: CoordinateSpace
}

extension HoverModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> HoverNode {
    HoverNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: HoverNode) {
    node.modifier = modifier.pointee
  }
}

extension View {
  /// Adds an action that runs with `true` when the pointer enters this view, and with `false` when it leaves.
  ///
  /// The pointer is over the views that a press at its position would hit, and over their ancestors. A hittable view in
  /// front hides the views behind it from the pointer. Every event, including presses, updates the position. During a
  /// press the hover state does not change; it is updated at the end of the press. Moving or removing a view also
  /// updates the hover state. A terminal reports movements of the pointer while any view has a hover action.
  ///
  /// > Source: conformance HOVER-01 to HOVER-05.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(move: nil, change: action, space: .local))
  }

  /// Adds an action that runs for each position of the pointer over this view, and when the pointer leaves it.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the positions.
  ///   - action: A closure with the hover phase.
  ///
  /// > Source: conformance HOVER-02.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(move: action, change: nil, space: coordinateSpace))
  }

  /// Adds an action that runs for each position of the pointer over this view, and when the pointer leaves it.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the positions.
  ///   - action: A closure with the hover phase.
  ///
  /// > Source: conformance HOVER-02.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}

/// The phase of a hover: whether the pointer is over a view, and its position.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at a point of the requested coordinate space.
  case active(CGPoint)
  /// The pointer is no longer over the view.
  case ended
}

/// The node of a hover action.
///
/// Invariant: `HoverState` lists the node if and only if `place` is not `nil`.
///
/// Checked by `HoverNode.checkInvariants`.
@usableFromInline
package final class HoverNode: UnaryNode {
  var modifier: HoverModifier

  /// The position of the pointer over the view, in the requested space; `nil` if the pointer is not over the view.
  private(set) var place: CGPoint?

  init(_ modifier: HoverModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    HoverState.of(host).watchers.add(self)
    setUpwards([.subtreeHasInput, .subtreeHasObservers])
  }

  /// Updates the position of the pointer, and returns the action to run; `nil` if nothing changed.
  ///
  /// - Parameter point: The position in root coordinates; `nil` if the pointer is not over the view.
  @MainActor
  func take(_ point: CGPoint?) -> (() -> Void)? {
    let new = point.map { location($0, in: modifier.space) }
    if new == place { return nil }
    let isChange = (new == nil) != (place == nil)
    place = new
    if let change = modifier.change { return isChange ? { change(new != nil) } : nil }
    return modifier.move.map { move in { move(new.map { .active($0) } ?? .ended) } }
  }

  /// Schedules an update of the hover state, since the view may have moved under the pointer.
  @MainActor
  override package func geometryDidChange() -> Bool {
    host.features[HoverState.self]?.scheduleUpdate(for: self)
    return true
  }

  /// Ends the hover when the view is removed or hidden.
  @MainActor
  private func end() {
    guard place != nil else { return }
    host.features[HoverState.self]?.forget(self)
    guard let action = take(nil) else { return }
    host.enqueueAction(
      self, .plain(.other("onHover")) { action() },
      at: flags.contains(.isRemoved) ? .disappearance : .delivery)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if !changes.isDisjoint(with: [.activity, .concealment]), isAbsent(.unplaced) { end() }
    super.surroundingsDidChange(changes)
  }

  @MainActor override package func willRemove() { end() }
}

extension HoverNode: CheckedNode {
  package func checkInvariants(_ fail: (String) -> Void) {
    if (place != nil) != (host.features[HoverState.self]?.keeps(self) ?? false) {
      fail("A view is in the hover state if and only if the pointer is over it.")
    }
  }
}
