package import TributaryGeometry

/// The pointer and the focus of a host.
package struct InputState {
  /// The tap nodes that the press that is going on belongs to: the front-most first.
  package var pressed: NodeHandle?
  /// The node that Return activates.
  package var focus: NodeHandle?
  /// The scroll views that the press may move.
  package var drag: ScrollDrag?
}

extension HostCore {
  /// Hands an event to the front-most node that recognizes taps under the pointer.
  ///
  /// A press belongs to the node that it began on until it ends, or until it has moved far enough to move the content of
  /// a scroll view around. Wheels move the scroll views under the pointer.
  @MainActor
  package func dispatch(_ event: PointerEvent) {
    switch event.phase {
    case .down:
      let chain = root.hit(event.location)
      let target = chain.first { $0 is TapNode }
      cancelPress()
      beginDrag(at: event.location, chain)
      input.pressed = target.map { handles.handle(for: $0) }
      _ = (target as? TapNode)?.handle(event)
    case .scrolled(let delta):
      scroll(scrolls(at: event.location), by: delta)
    case .moved where continueDrag(to: event.location):
      break
    case .moved, .up:
      if event.phase == .up { input.drag = nil }
      guard let handle = input.pressed, let node = handles.node(for: handle) as? TapNode, !node.isConcealed else {
        return
      }
      let action = node.handle(event)
      if event.phase == .up { input.pressed = nil }
      if let action { perform(action, on: node) }
    }
  }

  /// Ends a press that never came up.
  package func cancelPress() {
    if let handle = input.pressed { (handles.node(for: handle) as? TapNode)?.cancel() }
    input.pressed = nil
  }

  /// Runs the action of an event. State may be written in it.
  @MainActor
  package func perform(_ action: @MainActor () -> Void, on node: ViewNode) {
    counts.actions += 1
    noteOutsideInput()
    phase = .acting
    action()
    phase = .idle
  }

  // MARK: Focus

  /// What can have the focus, back to front: in view order, unless zIndex says otherwise.
  package var focusable: ContiguousArray<TapNode> {
    var nodes: ContiguousArray<TapNode> = []
    func visit(_ node: ItemNode) {
      guard node.flags.contains(.holdsInput), node.acceptsHits else { return }
      if let tap = node as? TapNode { nodes.append(tap) }
      node.forEachItemBackToFront(visit)
    }
    visit(root)
    return nodes
  }

  /// The node that has the focus.
  package var focused: TapNode? {
    input.focus.flatMap { handles.node(for: $0) as? TapNode }.flatMap {
      $0.isConcealed || $0.standsInSleepingRow ? nil : $0
    }
  }

  /// Moves the focus in the order of `focusable`; past the end it begins again.
  package func moveFocus(by step: Int) {
    let nodes = focusable
    guard !nodes.isEmpty else { return }
    let old = focused.flatMap { node in nodes.firstIndex { $0 === node } }
    let index = old.map { ($0 + step % nodes.count + nodes.count) % nodes.count } ?? (step > 0 ? 0 : nodes.count - 1)
    input.focus = handles.handle(for: nodes[index])
    reveal(nodes[index])
  }

  /// Moves the focus to the nearest node in a direction.
  ///
  /// - Parameter direction: A unit step along x or y, in root coordinates.
  package func moveFocus(towards direction: FocusDirection) {
    guard let focused else { return moveFocus(by: 1) }
    let from = focused.center
    var best: (node: TapNode, cost: CGFloat)?
    for node in focusable where node !== focused {
      let to = node.center
      let along = (to.x - from.x) * direction.x + (to.y - from.y) * direction.y
      let across = abs((to.x - from.x) * direction.y) + abs((to.y - from.y) * direction.x)
      guard along > 0.5 else { continue }
      let cost = along + across * 3
      if best.map({ cost < $0.cost }) ?? true { best = (node, cost) }
    }
    guard let best else { return }
    input.focus = handles.handle(for: best.node)
    reveal(best.node)
  }

  /// Does what a tap on the focused view does.
  @MainActor
  package func activateFocus() {
    guard let focused else { return }
    perform(focused.action(at: focused.center), on: focused)
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

extension ItemNode {
  /// The centre of this item in root coordinates.
  package final var center: CGPoint {
    transform(upTo: nil).map(CGPoint(x: size.width / 2, y: size.height / 2))
  }
}
