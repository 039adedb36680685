@_spi(Engine) public import TributaryEngine
import TributaryFeedback
public import TributaryGeometry

/// Runs an action when the pointer comes over a view, or leaves it.
public struct HoverModifier {
  /// Told of every place of the pointer over the view, or `nil`.
  let move: ((HoverPhase) -> Void)?
  /// Told of the first place and of the end, or `nil`.
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
  /// Runs `action` with `true` when the pointer comes over this view, and with `false` when it leaves it.
  ///
  /// The pointer is over the views that a press at its place would hit, and over those around them: one that lies in front
  /// and can be hit keeps it from what is behind. Where it is follows from every event, presses included; while a press
  /// goes on nothing changes, and what has moved under it is told at its end. A view that moves, or goes, is told whether
  /// the pointer is still over it. In a terminal moves are reported as long as some view asks for them.
  ///
  /// > Source: conformance HOVER-01 to HOVER-05.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(move: nil, change: action, space: .local))
  }

  /// Runs `action` with every place of the pointer over this view, and when it leaves it.
  ///
  /// - Parameter coordinateSpace: In which places are told.
  ///
  /// > Source: conformance HOVER-02.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(move: action, change: nil, space: coordinateSpace))
  }

  /// Runs `action` with every place of the pointer over this view, and when it leaves it.
  ///
  /// - Parameter coordinateSpace: In which places are told.
  ///
  /// > Source: conformance HOVER-02.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}

/// Whether the pointer is over a view, and where.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a point of the coordinate space that was asked for.
  case active(CGPoint)
  /// It is not over the view any more.
  case ended
}

/// The node of a view that is told of the pointer.
///
/// Invariant: it is among the nodes that `HoverState` keeps if and only if `place` is not `nil`.
///
/// Checked by `HoverNode.checkInvariants`.
@usableFromInline
package final class HoverNode: UnaryNode {
  var modifier: HoverModifier

  /// Where the pointer is over the view, in the space that was asked for; `nil` if it is not.
  private(set) var place: CGPoint?

  init(_ modifier: HoverModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    host.feature(HoverState.self).watchers.add(host.handles.handle(for: self), in: host.handles)
    setUpwards([.subtreeHasInput, .subtreeHasObservers])
  }

  /// Takes a place of the pointer, and says whether anybody is to be told.
  ///
  /// - Parameter point: In root coordinates; `nil` if the pointer is not over the view.
  @MainActor
  func take(_ point: CGPoint?) -> (() -> Void)? {
    let new = point.map { location($0, in: modifier.space) }
    if new == place { return nil }
    let isChange = (new == nil) != (place == nil)
    place = new
    if let change = modifier.change { return isChange ? { change(new != nil) } : nil }
    return modifier.move.map { move in { move(new.map { .active($0) } ?? .ended) } }
  }

  /// Returns the pointer may be over this view now, or no longer: that can be said once everything has its place.
  @MainActor
  override package func geometryDidChange() -> Bool {
    host.features[HoverState.self]?.lookAgain(for: self)
    return true
  }

  /// Returns the pointer is over nothing that has gone.
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
    if !changes.isDisjoint(with: [.activity, .concealment]), isAbsent([.inactive, .concealed]) { end() }
    super.surroundingsDidChange(changes)
  }

  @MainActor override package func willRemove() { end() }
}

extension HoverNode: CheckedNode {
  package func checkInvariants(_ fail: (String) -> Void) {
    if (place != nil) != (host.features[HoverState.self]?.keeps(self) ?? false) {
      fail("A view that the pointer is on is among those that are told when it leaves.")
    }
  }
}
