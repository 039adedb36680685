@_spi(Engine) package import TributaryEngine
import TributaryFeedback
import TributaryGeometry

/// Where the pointer is, and over what: kept as long as somebody wants to know.
package final class HoverState: HostFeature {
  package static let slot = FeatureSlot()

  /// The views that want to be told, and some that have gone.
  var watchers = NodeRegister()
  /// Where the pointer is, in root coordinates; `nil` if it is nowhere.
  fileprivate var pointer: CGPoint?
  /// Views that the pointer is over, the innermost first.
  fileprivate var hovered: ContiguousArray<NodeHandle> = []
  /// Whether views have moved since the pointer was looked for.
  private var mustLook = false

  package init(of host: ViewGraph) {}

  /// A view has moved: the pointer is looked for after the walk.
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

  /// Whether a node is told when the pointer leaves it.
  @MainActor
  func keeps(_ node: HoverNode) -> Bool { hovered.contains { node.host.handles.node(for: $0) === node } }
}

extension ViewGraph {
  /// Whether somebody wants to be told of moves of the pointer that touch nothing.
  package var wantsPointerMoves: Bool {
    features[HoverState.self]?.watchers.entries.contains { handles.node(for: $0) != nil } ?? false
  }

  /// Tells the views that the pointer is over, and those that it has left.
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

  /// - Parameter run: Runs an action of a view.
  @MainActor
  fileprivate func lookForPointer(_ run: (@MainActor () -> Void) -> Void) {
    guard let state = features[HoverState.self] else { return }
    let chain = state.pointer.map { point in answering { root.hit(point) } } ?? []
    let now = chain.compactMap { $0 as? HoverNode }
    let left = state.hovered.compactMap { handles.node(for: $0) as? HoverNode }.filter { node in
      !now.contains { $0 === node }
    }
    state.hovered = ContiguousArray(now.map { handles.handle(for: $0) })
    // What is left is told first, so that two views that share a state agree.
    let actions = left.compactMap { $0.take(nil) } + now.reversed().compactMap { $0.take(state.pointer) }
    for action in actions { run { action() } }
  }
}
