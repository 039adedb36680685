@_spi(Engine) import TributaryEngine
import TributaryMotion

/// Transitions with a body.
///
///     insertion  body in willAppear ─ layout … preferences ─▶ body in identity ─ layout … preferences ─▶ end of walk
///     removal    body in didDisappear, around the item in its departure ─▶ end of walk: collects the runs
extension AnimationTimeline {
  /// Starts the insertion transition of an item whose transition has a body.
  @MainActor
  func arrive(_ node: TransitionNode, in transaction: Transaction) {
    bypassModifiers(around: node) { TransactionNode.from($0)?.isNew(in: self) ?? true }
    node.show(.willAppear, in: transaction)
    arrivals.append(host.handles.typedHandle(for: node))
  }

  /// Creates the bodies of the transitions of items that were part of newly created content.
  @MainActor
  func decideTransitions() {
    let taken = undecided
    undecided = []
    for handle in taken {
      guard let node = host.handles.node(for: handle), node.stage?.root == nil else { continue }
      node.show(.identity)
    }
  }

  /// Changes inserted items from the phase `willAppear` to `identity`, after they have been placed.
  ///
  /// - Returns: Whether there are any, so that the passes have to run again.
  @MainActor
  func showArrivals() -> Bool {
    if arrivals.isEmpty { return false }
    let taken = arrivals
    arrivals = []
    for handle in taken {
      guard let node = host.handles.node(for: handle), node.stage?.phase == .willAppear else { continue }
      node.show(.identity)
    }
    return true
  }

  /// Makes the modifiers between a transition with a body and the condition or id around it pass the outer transaction
  /// in this walk. The change of the body moves and resizes the transition and the views around it; an edited
  /// transaction would animate them separately, and could extend the departure.
  ///
  /// - Parameter isInside: Returns whether a node is inside the condition or id.
  @MainActor
  func bypassModifiers(around node: TransitionNode, while isInside: (ViewNode) -> Bool) {
    guard hasModifiers, let parent = node.parent else { return }
    forgetLastTransaction()
    for outer in NodeWalk(from: parent, link: { $0.parent }) {
      guard isInside(outer) else { return }
      TransactionNode.from(outer)?.bypass(in: self)
    }
  }

  /// Collects the runs of departures with a body transition, and ends the departures without a run.
  ///
  /// A departure ends with the runs of the walk in which it started. Content that is animated repeatedly during its
  /// departure would otherwise never be removed.
  @MainActor
  func animateBodyChanges() {
    guard departures.all.contains(where: \.awaitsRuns) else { return }
    let shown = newRunsOfDepartures()
    for departure in departures.all where departure.awaitsRuns {
      for item in departure.items { departure.runs += shown[ObjectIdentifier(item.node)]?.values.map(\.self) ?? [] }
      departure.awaitsRuns = false
    }
    end(departures.take { $0.runs.isEmpty })
  }

  /// Returns the runs of this walk that animate content of departing items, by departure node.
  private func newRunsOfDepartures() -> [ObjectIdentifier: [ObjectIdentifier: AnimationRun]] {
    var shown: [ObjectIdentifier: [ObjectIdentifier: AnimationRun]] = [:]
    func record(_ handle: NodeHandle, _ run: AnimationRun?) {
      guard let run, !run.isSealed, let node = host.handles.node(for: handle) else { return }
      // The position of a departure node is not part of the transition.
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
  /// The departure node that contains this node; `nil` if there is none.
  var departure: DepartureNode? {
    NodeWalk(from: self) { $0.outerReference.object() }.first(of: DepartureNode.self)
  }
}
