@_spi(Engine) package import TributaryEngine
import TributaryGeometry
package import TributaryGestures

extension ViewGraph {
  /// The state of the pointer and the focus.
  package var input: InputState { feature(InputState.self) }

  /// Dispatches an event to the gestures under the pointer, or to the scroll views for a wheel event.
  ///
  /// A press belongs to the gestures at its start until it ends.
  @MainActor
  package func dispatch(_ event: PointerEvent) {
    emit(.willHandle(event))
    switch event.phase {
    case .down: beginPress(event)
    case .moved:
      if event.location.isFinite { feed(.moved, of: event) }
    case .up:
      feed(.up, of: event)
      input.pressed = nil
    case .cancelled: cancelPress()
    case .hovered, .exited: break
    case .scrolled(let delta): scroll(scrolls(at: event.location), by: delta)
    case .pinched(let pinch): handle(pinch, event)
    }
    followPointer(event)
  }

  @MainActor
  private func beginPress(_ event: PointerEvent) {
    // A press without an up event ends here.
    if input.arena?.isPressed == true || input.arena?.isPinched == true { cancelPress() }
    let chain = event.location.isFinite ? answering { root.hit(event.location) } : []
    let arena = GestureArena.make(of: chain, in: self)
    let front = chain.lazy.compactMap { $0 as? any FocusTarget }.first { node in
      alreadyOnMainActor { node.canHaveFocus }
    }
    input.pressed = front.map { handles.handle(for: $0) }
    // A view that uses keys receives the focus at the start of a press.
    if let front = front as? KeyNode { setFocus(handles.handle(for: front)) }
    replaceArena(by: arena)
    feed(.down, of: event)
  }

  /// Makes an arena the receiver of input, unless the current arena has the same gestures and waits for input.
  @MainActor
  private func replaceArena(by arena: GestureArena<NodeHandle>?) {
    if let old = input.arena {
      if let arena, old.members.elementsEqual(arena.members, by: { $0.owner == $1.owner }) { return }
      take(observing(old) { $0.conclude() })
    }
    begin(arena)
  }

  /// Passes the movement of two fingers to the gestures of the current press, or else to the gestures at the point
  /// between them.
  @MainActor
  private func handle(_ pinch: PointerEvent.Pinch, _ event: PointerEvent) {
    guard event.location.isFinite else { return }
    func feed(_ kind: GestureInput.Kind) {
      guard let arena = input.arena else { return }
      let moment = Pinch(magnification: pinch.magnification, rotation: pinch.rotation)
      take(
        observing(arena) {
          $0.handle(kind, moment, at: event.location, time: time, modifiers: event.modifiers)
        })
    }
    let isPinched = input.arena?.isPinched == true
    switch pinch.phase {
    case .began:
      if isPinched { feed(.pinchCancelled) }
      if input.arena?.isPressed != true {
        replaceArena(by: GestureArena.make(of: answering { root.hit(event.location) }, in: self))
      }
      feed(.pinchBegan)
    case .changed: if isPinched { feed(.pinchChanged) }
    case .ended: if isPinched { feed(.pinchEnded) }
    case .cancelled: if isPinched { feed(.pinchCancelled) }
    }
  }

  @MainActor
  private func begin(_ arena: GestureArena<NodeHandle>?) {
    endArena()
    input.arena = arena
    for member in arena?.members ?? [] {
      if let node = member.owner.flatMap(handles.node) as? GestureNode { node.recognizer = member.recognizer }
    }
  }

  @MainActor
  private func feed(_ kind: GestureInput.Kind, of event: PointerEvent) {
    guard let arena = input.arena else { return }
    // Gestures ignore movements without a press.
    if !arena.isPressed, kind == .moved || kind == .up { return }
    let location = event.location.isFinite ? event.location : nil
    take(observing(arena) { $0.handle(kind, at: location, time: time, modifiers: event.modifiers) })
  }

  /// Emits an event for each gesture whose status changes during the closure.
  @MainActor
  private func observing(
    _ arena: GestureArena<NodeHandle>, _ handle: (GestureArena<NodeHandle>) -> GestureActions
  ) -> GestureActions {
    guard isObserved else { return handle(arena) }
    let before = arena.members.map(\.recognizer.status)
    let actions = handle(arena)
    for (member, status) in zip(arena.members, before) where member.recognizer.status != status {
      emitRecognition(by: member, member.recognizer.status)
    }
    return actions
  }

  @MainActor
  private func emitRecognition(by member: GestureArena<NodeHandle>.Member, _ status: GestureStatus) {
    if let node = member.owner.flatMap(handles.node) as? GestureNode {
      emit(.didRecognize(node, gesture: node.title, status: "\(status)"))
    }
  }

  /// Cancels a press without an up event.
  @MainActor
  package func cancelPress() {
    input.pressed = nil
    guard let arena = input.arena else { return }
    if isObserved {
      for member in arena.members where !member.recognizer.status.isTerminal { emitRecognition(by: member, .failed) }
    }
    take(arena.cancel())
  }

  /// Ends the gesture of a removed view. The host calls this function while it runs actions.
  @MainActor
  package func interrupt(_ recognizer: AnyGestureRecognizer) {
    guard let arena = input.arena else { return }
    let actions = arena.remove(recognizer)
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
    if input.arena?.isClosed == true { endArena() }
    let next = input.arena?.deadline
    if next == input.deadline?.time { return }
    if let deadline = input.deadline { clock.deadlines.cancel(deadline.id) }
    input.deadline = next.map { time in
      (time, clock.deadlines.add(at: time) { [weak self] in self?.meetDeadline() })
    }
  }

  @MainActor
  private func meetDeadline() {
    input.deadline = nil
    guard let arena = input.arena else { return }
    take(observing(arena) { $0.handle(.time, time: time) })
  }

  @MainActor
  private func endArena() {
    for member in input.arena?.members ?? [] {
      if let node = member.owner.flatMap(handles.node) as? GestureNode, node.recognizer === member.recognizer {
        node.recognizer = nil
      }
    }
    input.arena = nil
  }

  /// Runs the action of an event.
  ///
  /// The action can write state, in a new transaction, since the source of an event does not determine the animation of
  /// its effects.
  @MainActor
  package func perform(_ action: @MainActor () -> Void) {
    counts.actions += 1
    // An action of a frame can move the focus, in which case the phase is not idle.
    let outer = currentTransaction
    if phase == .idle {
      feedback.recordOutsideInput()
      currentTransaction = Transaction()
    }
    withPhase(.acting) { action() }
    currentTransaction = outer
  }
}

extension ViewGraph {
  /// Removes departing views from the current press and from the focus.
  @MainActor
  func releaseInputOfDepartures() {
    for member in input.arena?.members ?? [] {
      guard let gesture = member.owner.flatMap({ handles.node(for: $0) }) as? GestureNode, gesture.isAbsent(.departing)
      else {
        continue
      }
      gesture.interrupt()
    }
    if let target = input.focus.flatMap({ handles.node(for: $0) }) as? ItemNode, target.isAbsent(.departing) {
      focusTargetWillGo(target)
    }
  }
}
