@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
import TributaryGeometry

/// The position of the pointer in a host, and the views under it. The feature exists while a view has a hover action.
package final class HoverState: HostFeature {
  package static let slot = FeatureSlot()

  /// The nodes with hover actions, which may include removed nodes.
  var watchers = NodeRegister<HoverNode>()
  /// The position of the pointer, in root coordinates; `nil` if it is outside.
  private var pointer: CGPoint?
  /// The views under the pointer, the innermost first.
  private var hovered: ContiguousArray<TypedHandle<HoverNode>> = []
  /// Whether an update after movements of views is scheduled.
  private var isUpdateScheduled = false

  /// The host, which owns this object.
  private unowned let host: ViewGraph

  package init(of host: ViewGraph) { self.host = host }

  /// Schedules an update of the hover state after the walk, since a view has moved.
  @MainActor
  func scheduleUpdate(for node: HoverNode) {
    guard pointer != nil, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    host.enqueueAction(
      node,
      .plain(.other("onHover")) { [weak self] in
        guard let self else { return }
        isUpdateScheduled = false
        enteringMainActor(with: self) { $0.updateHoveredViews() { $0() } }
      })
  }

  @MainActor
  func forget(_ node: HoverNode) { hovered.removeAll { node.host.handles.node(for: $0) === node } }

  /// Returns whether the pointer is over a node.
  @MainActor
  func keeps(_ node: HoverNode) -> Bool { hovered.contains { node.host.handles.node(for: $0) === node } }
}

extension HoverState {
  /// Whether any view requires movements of the pointer without a press.
  package var wantsPointerMoves: Bool {
    watchers.entries.contains { host.handles.node(for: $0) != nil }
  }

  /// Updates the hover state for an event.
  @MainActor
  func followPointer(_ event: PointerEvent) {
    switch event.phase {
    case .exited: pointer = nil
    case .cancelled, .pinched: break
    case .down, .moved, .up, .hovered, .scrolled:
      if event.location.isFinite { pointer = event.location }
    }
    let input = InputState.of(host)
    if input.arena?.isPressed != true { updateHoveredViews { input.perform($0) } }
  }

  /// Updates the views under the pointer.
  ///
  /// - Parameter run: A closure that runs an action of a view.
  @MainActor
  private func updateHoveredViews(_ run: (@MainActor () -> Void) -> Void) {
    let chain = pointer.map { point in host.answering { host.root.hit(point) } } ?? []
    let now = chain.compactMap { $0 as? HoverNode }
    let left = hovered.compactMap { host.handles.node(for: $0) }.filter { node in
      !now.contains { $0 === node }
    }
    hovered = ContiguousArray(now.map { host.handles.typedHandle(for: $0) })
    // Exits run before entries, so that two views with shared state end with the state of the entry.
    let actions = left.compactMap { $0.take(nil) } + now.reversed().compactMap { $0.take(pointer) }
    for action in actions { run { action() } }
  }
}
