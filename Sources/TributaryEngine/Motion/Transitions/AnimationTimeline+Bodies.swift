import TributaryMotion

/// Transitions with a body.
///
///     comes    body in willAppear ─ layout … preferences ─▶ body in identity ─ layout … preferences ─▶ the end of the walk
///     goes     body in didDisappear, around the item where it is held ─▶ the end of the walk: by which runs is it shown?
extension AnimationTimeline {
  /// An item has come within this walk that has a transition with a body.
  @MainActor
  func arrive(_ node: TransitionNode, isAnimated: Bool) {
    guard isAnimated else { return }
    node.show(.willAppear)
    arrivals.append(host.handles.handle(for: node))
  }

  /// Makes the bodies of those transitions whose items stand from the start in what is new.
  @MainActor
  func decideTransitions() {
    let taken = undecided
    undecided = []
    for handle in taken {
      guard let node = host.handles.node(for: handle) as? TransitionNode, node.stage?.root == nil else { continue }
      node.show(.identity)
    }
  }

  /// Everything stands in which items were about to come: from there they change to what they are.
  ///
  /// - Returns: Whether there are any, so that the passes have to run again.
  @MainActor
  func showArrivals() -> Bool {
    if arrivals.isEmpty { return false }
    let taken = arrivals
    arrivals = []
    for handle in taken {
      guard let node = host.handles.node(for: handle) as? TransitionNode, node.stage?.phase == .willAppear else {
        continue
      }
      node.show(.identity)
    }
    return true
  }

  /// Finds out what shows the items going that have a transition with a body, and takes those away that nothing shows.
  @MainActor
  func animateBodyChanges() {
    guard departures.all.contains(where: { !$0.bodies.isEmpty }) else { return }
    let shown = newRunsOfDepartures()
    for departure in departures.all where !departure.bodies.isEmpty {
      for item in departure.items { departure.runs += shown[ObjectIdentifier(item.node)]?.values.map(\.self) ?? [] }
    }
    end(departures.take { $0.runs.isEmpty })
  }

  /// The runs of this walk that show something inside of an item that goes, by the nodes that hold such items.
  private func newRunsOfDepartures() -> [ObjectIdentifier: [ObjectIdentifier: AnimationRun]] {
    var shown: [ObjectIdentifier: [ObjectIdentifier: AnimationRun]] = [:]
    func record(_ handle: NodeHandle, _ run: AnimationRun?) {
      guard let run, !run.isSealed, let node = host.handles.node(for: handle) else { return }
      // The place of what holds an item is no part of its transition.
      guard let holder = node.departure, holder !== node else { return }
      shown[ObjectIdentifier(holder), default: [:]][ObjectIdentifier(run)] = run
    }
    for track in frames {
      record(track.handle, track.motion?.run)
      for correction in track.corrections { record(track.handle, correction.run) }
    }
    for track in tracks where !track.isDropped { record(track.node, track.run) }
    return shown
  }
}

extension ViewNode {
  /// What holds this item, or one around it, because it goes; `nil` if none does.
  var departure: DepartureNode? {
    var node: ViewNode? = self
    while let current = node {
      if let departure = current as? DepartureNode { return departure }
      node = current.outerReference.object()
    }
    return nil
  }
}
