@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryGeometry
import TributaryGestures

/// The focus of a host: the view that receives keys, and the views that can receive it.
package final class KeyboardFocus: HostFeature {
  package static let slot = FeatureSlot()

  /// The focused node, which receives keys.
  package var target: NodeHandle?

  /// The focus of concealed alternatives.
  var focusOfAlternatives: ContiguousArray<ConcealedFocus> = []

  /// The host, which owns this object.
  unowned let host: ViewGraph

  package init(of host: ViewGraph) {
    self.host = host
    InputObserver.register(with: host)
  }

  /// The press of the host, which runs the actions of events.
  var input: InputState { .of(host) }
}

extension KeyboardFocus {
  /// The focusable items, back to front: in view order unless `zIndex` changes it.
  @MainActor
  package var focusable: ContiguousArray<any FocusTarget> {
    var nodes: ContiguousArray<any FocusTarget> = []
    func visit(_ node: ItemNode) {
      guard node.flags.contains(.subtreeHasInput), node.acceptsHits else { return }
      if let target = node as? any FocusTarget, alreadyOnMainActor({ target.canHaveFocus }) { nodes.append(target) }
      node.forEachItemBackToFront(visit)
    }
    visit(host.root.inputRoot)
    return nodes
  }

  /// The focused item.
  package var focused: (any FocusTarget)? {
    target.flatMap { host.handles.node(for: $0) as? any FocusTarget }.flatMap {
      $0.isAbsent(Exclusion.any.subtracting(.unseen)) ? nil : $0
    }
  }

  /// Moves the focus in the order of `focusable`, and wraps around at the ends.
  @MainActor
  package func moveFocus(by step: Int) {
    let nodes = focusable
    guard !nodes.isEmpty else { return }
    let old = focused.flatMap { node in nodes.firstIndex { $0 === node } }
    let first = step > 0 ? 0 : nodes.count - 1
    let index = old.map { (old: Int) -> Int in (old + step % nodes.count + nodes.count) % nodes.count } ?? first
    setFocus(host.handles.handle(for: nodes[index]))
    nodes[index].revealInScrollViews()
  }

  /// Moves the focus to the nearest item in a direction.
  ///
  /// - Parameter direction: A unit vector along x or y, in root coordinates.
  @MainActor
  package func moveFocus(towards direction: FocusDirection) {
    guard let focused else { return moveFocus(by: 1) }
    let from = focused.center
    var best: (node: any FocusTarget, cost: CGFloat)?
    for node in focusable where node !== focused {
      let to = node.center
      let along = (to.x - from.x) * direction.x + (to.y - from.y) * direction.y
      let across = abs((to.x - from.x) * direction.y) + abs((to.y - from.y) * direction.x)
      guard along > 0.5 else { continue }
      let cost = along + across * 3
      if best.map({ cost < $0.cost }) ?? true { best = (node, cost) }
    }
    guard let best else { return }
    setFocus(host.handles.handle(for: best.node))
    best.node.revealInScrollViews()
  }

  /// Performs the taps of the focused item, independent of enclosing gestures.
  @MainActor
  package func activateFocus() {
    if let focused { run(focused.activation(at: host.time)) }
  }

  /// Passes a key to the focused item.
  ///
  /// - Returns: Whether the item uses the key.
  @MainActor
  package func handle(_ key: FocusKey) -> Bool {
    guard let action = focused?.action(for: key) else { return false }
    input.perform(action)
    return true
  }

  /// Moves the focus to a node; `nil` removes it.
  ///
  /// - Parameters:
  ///   - handle: The node.
  ///   - old: The node that had the focus, if its handle is no longer valid.
  @MainActor
  package func setFocus(_ handle: NodeHandle?, from old: ItemNode? = nil) {
    guard target != handle else { return }
    let old = old ?? target.flatMap { host.handles.node(for: $0)?.asItem }
    target = handle
    let new = handle.flatMap { host.handles.node(for: $0)?.asItem }
    if let old = old as? any FocusTarget { run(old.focusDidChange(false)) }
    if let new = new as? any FocusTarget { run(new.focusDidChange(true)) }
    for action in requestActions(from: old, to: new) { input.perform(action) }
  }

  /// Removes the focus from an item that leaves the tree.
  @MainActor
  package func focusTargetWillGo(_ node: ItemNode) {
    guard let focus = target, host.handles.node(for: focus) === node else { return }
    host.enqueueAction(
      node,
      .plain(.other("focus")) { [weak self] in
        if let self, target == focus { setFocus(nil, from: node) }
      })
  }

  /// Removes the focus from an item that departs.
  @MainActor
  func releaseDeparture() {
    if let target = target.flatMap({ host.handles.node(for: $0)?.asItem }), target.isAbsent(.departing) {
      focusTargetWillGo(target)
    }
  }

  @MainActor
  func run(_ actions: GestureActions) {
    for action in actions.list { input.perform(action.body) }
  }
}

extension ItemNode {
  /// The center of this item in root coordinates.
  package final var center: CGPoint {
    transform(upTo: nil).map(CGPoint(x: size.width / 2, y: size.height / 2))
  }
}

/// A direction in root coordinates.
package struct FocusDirection {
  package var x: CGFloat
  package var y: CGFloat

  package init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}
