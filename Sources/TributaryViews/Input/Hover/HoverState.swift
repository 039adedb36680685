@_spi(Engine) package import TributaryEngine
import TributaryFeedback
import TributaryGeometry

/// The position of the pointer in a host, and the views under it. The feature exists while a view has a hover action.
package final class HoverState: HostFeature {
  package static let slot = FeatureSlot()

  /// The nodes with hover actions, which may include removed nodes.
  var watchers = NodeRegister()
  /// The position of the pointer, in root coordinates; `nil` if it is outside.
  fileprivate var pointer: CGPoint?
  /// The views under the pointer, the innermost first.
  fileprivate var hovered: ContiguousArray<NodeHandle> = []
  /// Whether an update after movements of views is scheduled.
  private var mustLook = false

  package init(of host: ViewGraph) {}

  /// Schedules an update of the hover state after the walk, since a view has moved.
  @MainActor
  func lookAgain(for node: HoverNode) {
    guard pointer != nil, !mustLook else { return }
    mustLook = true
    let host = node.host
    host.enqueueAction(
      node,
      .plain(.other("onHover")) { [weak host, weak self] in
        self?.mustLook = false
        if let host { enteringMainActor(with: host) { $0.lookForPointer() { $0() } } }
      })
  }

  @MainActor
  func forget(_ node: HoverNode) { hovered.removeAll { node.host.handles.node(for: $0) === node } }

  /// Returns whether the pointer is over a node.
  @MainActor
  func keeps(_ node: HoverNode) -> Bool { hovered.contains { node.host.handles.node(for: $0) === node } }
}

extension ViewGraph {
  /// Whether any view requires movements of the pointer without a press.
  package var wantsPointerMoves: Bool {
    features[HoverState.self]?.watchers.entries.contains { handles.node(for: $0) != nil } ?? false
  }

  /// Updates the hover state for an event.
  @MainActor
  func followPointer(_ event: PointerEvent) {
    guard let state = features[HoverState.self] else { return }
    switch event.phase {
    case .exited: state.pointer = nil
    case .cancelled, .pinched: break
    case .down, .moved, .up, .hovered, .scrolled:
      if event.location.isFinite { state.pointer = event.location }
    }
    if input.arena?.isPressed != true { lookForPointer { perform($0) } }
  }

  /// Updates the views under the pointer.
  ///
  /// - Parameter run: A closure that runs an action of a view.
  @MainActor
  fileprivate func lookForPointer(_ run: (@MainActor () -> Void) -> Void) {
    guard let state = features[HoverState.self] else { return }
    let chain = state.pointer.map { point in answering { root.hit(point) } } ?? []
    let now = chain.compactMap { $0 as? HoverNode }
    let left = state.hovered.compactMap { handles.node(for: $0) as? HoverNode }.filter { node in
      !now.contains { $0 === node }
    }
    state.hovered = ContiguousArray(now.map { handles.handle(for: $0) })
    // Exits run before entries, so that two views with shared state end with the state of the entry.
    let actions = left.compactMap { $0.take(nil) } + now.reversed().compactMap { $0.take(state.pointer) }
    for action in actions { run { action() } }
  }
}
