@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryGestures

extension InputState {
  /// Dispatches an event to the gestures under the pointer, or to the scroll views for a wheel event.
  ///
  /// A press belongs to the gestures at its start until it ends.
  @MainActor
  package func dispatch(_ event: PointerEvent) {
    host.emit(.ofFeature(PointerArrival(event: event)))
    switch event.phase {
    case .down: beginPress(event)
    case .moved:
      if event.location.isFinite { feed(.moved, of: event) }
    case .up:
      feed(.up, of: event)
      pressed = nil
    case .cancelled: cancelPress()
    case .hovered, .exited: break
    case .scrolled(let delta): scroll(at: event.location, by: delta)
    case .pinched(let pinch): handle(pinch, event)
    }
    host.features[HoverState.self]?.followPointer(event)
  }

  @MainActor
  private func beginPress(_ event: PointerEvent) {
    // A press without an up event ends here.
    if self.arena?.isPressed == true || self.arena?.isPinched == true { cancelPress() }
    let chain = event.location.isFinite ? host.answering { host.root.hit(event.location) } : []
    let arena = GestureArena.make(of: chain, in: host)
    let front = chain.lazy.compactMap { $0 as? any FocusTarget }.first { node in
      alreadyOnMainActor { node.canHaveFocus }
    }
    pressed = front.map { host.handles.handle(for: $0) }
    // A view that uses keys receives the focus at the start of a press.
    if let front = front as? KeyNode { focus.setFocus(host.handles.handle(for: front)) }
    replaceArena(by: arena, at: event.location)
    feed(.down, of: event)
  }

  /// Makes an arena the receiver of input. The gestures of the current arena that wait for a further press continue in
  /// it, unless the press is elsewhere.
  ///
  /// - Parameter location: The location of the press in root coordinates.
  @MainActor
  private func replaceArena(by arena: GestureArena<TypedHandle<GestureNode>>?, at location: CGPoint) {
    if let old = self.arena {
      if let arena, old.canContinue(withPressAt: location),
        old.members.elementsEqual(arena.members, by: { $0.owner == $1.owner })
      {
        arena.continueGestures(of: old)
      } else {
        take(observing(old) { $0.conclude() })
      }
    }
    begin(arena)
  }

  /// Passes the movement of two fingers to the gestures of the current press, or else to the gestures at the point
  /// between them.
  @MainActor
  private func handle(_ pinch: PointerEvent.Pinch, _ event: PointerEvent) {
    guard event.location.isFinite else { return }
    func feed(_ kind: GestureInput.Kind) {
      guard let arena else { return }
      let moment = Pinch(magnification: pinch.magnification, rotation: pinch.rotation)
      take(
        observing(arena) {
          $0.handle(
            kind, moment, at: event.location, time: host.time, modifiers: event.modifiers, inputKinds: event.inputKinds)
        })
    }
    let isPinched = self.arena?.isPinched == true
    switch pinch.phase {
    case .began:
      if isPinched { feed(.pinchCancelled) }
      if self.arena?.isPressed != true {
        let arena = GestureArena.make(of: host.answering { host.root.hit(event.location) }, in: host)
        replaceArena(by: arena, at: event.location)
      }
      feed(.pinchBegan)
    case .changed: if isPinched { feed(.pinchChanged) }
    case .ended: if isPinched { feed(.pinchEnded) }
    case .cancelled: if isPinched { feed(.pinchCancelled) }
    }
  }

  @MainActor
  private func begin(_ arena: GestureArena<TypedHandle<GestureNode>>?) {
    endArena()
    self.arena = arena
    for member in arena?.members ?? [] {
      if let node = member.owner.flatMap({ host.handles.node(for: $0) }) { node.recognizer = member.recognizer }
    }
  }

  @MainActor
  private func feed(_ kind: GestureInput.Kind, of event: PointerEvent) {
    guard let arena else { return }
    // Gestures ignore movements without a press.
    if !arena.isPressed, kind == .moved || kind == .up { return }
    let location = event.location.isFinite ? event.location : nil
    take(
      observing(arena) {
        $0.handle(
          kind, at: location, time: host.time, modifiers: event.modifiers, inputKinds: event.inputKinds)
      })
  }

  /// Emits an event for each gesture whose status changes during the closure.
  @MainActor
  private func observing(
    _ arena: GestureArena<TypedHandle<GestureNode>>,
    _ handle: (GestureArena<TypedHandle<GestureNode>>) -> GestureActions
  ) -> GestureActions {
    guard host.isObserved else { return handle(arena) }
    let before = arena.members.map(\.recognizer.status)
    let actions = handle(arena)
    for (member, status) in zip(arena.members, before) where member.recognizer.status != status {
      emitRecognition(by: member, member.recognizer.status)
    }
    return actions
  }

  @MainActor
  private func emitRecognition(by member: GestureArena<TypedHandle<GestureNode>>.Member, _ status: GestureStatus) {
    if let node = member.owner.flatMap({ host.handles.node(for: $0) }) {
      host.emit(.ofFeature(GestureRecognition(node: node, gesture: node.title, status: "\(status)")))
    }
  }

  /// Cancels a press without an up event.
  @MainActor
  package func cancelPress() {
    pressed = nil
    guard let arena else { return }
    if host.isObserved {
      for member in arena.members where !member.recognizer.status.isTerminal { emitRecognition(by: member, .failed) }
    }
    take(arena.cancel())
  }

  /// Ends the gestures of removed views. The host calls this function while it runs actions.
  ///
  /// The gestures end together, because a gesture that has ended can wait for the failure of another one.
  @MainActor
  package func endInterruptedGestures() {
    let recognizers = interrupted
    interrupted.removeAll()
    guard let arena, !recognizers.isEmpty else { return }
    let actions = arena.remove(recognizers)
    settleArena()
    for action in actions.list { action.body() }
  }

  /// Runs the actions of an event, and updates the deadline.
  @MainActor
  private func take(_ actions: GestureActions) {
    settleArena()
    for action in actions.list {
      if action.isOfUser { perform(action.body) } else { action.body() }
    }
  }

  /// Ends an arena in which all gestures are decided, and updates the deadline.
  @MainActor
  private func settleArena() {
    if self.arena?.isClosed == true { endArena() }
    let next = self.arena?.deadline
    if next == self.deadline?.time { return }
    if let deadline { host.clock.deadlines.cancel(deadline.id) }
    deadline = next.map { time in
      (time, host.clock.deadlines.add(at: time) { [weak self] in self?.meetDeadline() })
    }
  }

  @MainActor
  private func meetDeadline() {
    deadline = nil
    guard let arena else { return }
    take(observing(arena) { $0.handle(.time, time: host.time) })
  }

  @MainActor
  private func endArena() {
    for member in self.arena?.members ?? [] {
      if let node = member.owner.flatMap({ host.handles.node(for: $0) }), node.recognizer === member.recognizer {
        node.recognizer = nil
      }
    }
    self.arena = nil
  }

  /// Runs the action of an event.
  ///
  /// The action can write state, in a new transaction, since the source of an event does not determine the animation of
  /// its effects.
  @MainActor
  package func perform(_ action: @MainActor () -> Void) {
    host.counts.actions += 1
    // An action of a frame can move the focus, in which case the phase is not idle.
    let outer = currentTransaction
    if host.phase == .idle {
      host.supervisor?.recordOutsideInput()
      currentTransaction = Transaction()
    }
    host.withPhase(.acting) { action() }
    currentTransaction = outer
  }
}

extension InputState {
  /// Removes departing views from the current press and from the focus.
  @MainActor
  func releaseInputOfDepartures() {
    for member in self.arena?.members ?? [] {
      if let gesture = member.owner.flatMap({ host.handles.node(for: $0) }), gesture.isAbsent(.departing) {
        gesture.interrupt()
      }
    }
    focus.releaseDeparture()
  }
}
