@_spi(Engine) import TributaryControls
@_spi(Engine) import TributaryEngine
public import TributaryGeometry
public import TributaryGestures
@_spi(Engine) public import TributaryViews

/// Input. Each method settles the tree before it returns.
///
/// A call from a closure of this host reports an error diagnostic, and takes effect after the running frame.
extension ViewHost {
  /// Taps the center of the view with an accessibility identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that `accessibilityIdentifier(_:)` sets. If no view has it, the host reports
  ///     `unknownIdentifier`.
  ///   - modifiers: The modifier keys that are held during the tap.
  ///   - inputKinds: The device of the tap. By default, gestures for every device accept the tap.
  public func tap(_ identifier: String, modifiers: EventModifiers = [], inputKinds: GestureInputKinds = .all) {
    update()
    guard let node = IdentifierTable.of(core).node(identified: identifier) else {
      IdentifierTable.of(core).reportUnknown(identifier)
      return
    }
    tap(at: node.center, modifiers: modifiers, inputKinds: inputKinds)
  }

  /// Taps a point in the coordinate space of the root, in points.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinate space of the root, in points, y down.
  ///   - modifiers: The modifier keys that are held during the tap.
  ///   - inputKinds: The device of the tap. By default, gestures for every device accept the tap.
  public func tap(at point: CGPoint, modifiers: EventModifiers = [], inputKinds: GestureInputKinds = .all) {
    send(PointerEvent(.down, at: point, time: time, modifiers: modifiers, inputKinds: inputKinds))
    send(PointerEvent(.up, at: point, time: time, modifiers: modifiers, inputKinds: inputKinds))
  }

  /// Moves the pointer to the center of the view with an accessibility identifier, without a press.
  ///
  /// - Parameter identifier: The identifier that `accessibilityIdentifier(_:)` sets. If no view has it, the host
  ///   reports `unknownIdentifier`.
  public func hover(_ identifier: String) {
    update()
    guard let node = IdentifierTable.of(core).node(identified: identifier) else {
      IdentifierTable.of(core).reportUnknown(identifier)
      return
    }
    hover(at: node.center)
  }

  /// Moves the pointer to a point in the coordinate space of the root, without a press.
  ///
  /// - Parameter point: The point, in points; `nil` if the pointer leaves the host.
  public func hover(at point: CGPoint?) {
    send(point.map { .hovered(at: $0, time: time) } ?? .exited(time: time))
  }

  /// Presses a point in the coordinate space of the root for a given number of seconds of virtual time.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinate space of the root, in points, y down.
  ///   - seconds: The virtual time between the press and the release, in seconds.
  ///   - inputKinds: The device of the press. By default, gestures for every device accept the press.
  public func press(at point: CGPoint, for seconds: Double, inputKinds: GestureInputKinds = .all) {
    performPress(at: point, for: seconds, inputKinds: inputKinds) { advance(by: $0) }
  }

  /// Presses a point in the coordinate space of the root.
  ///
  /// - Parameter pass: A closure that advances the clock by a given number of seconds.
  package func performPress(
    at point: CGPoint, for seconds: Double, inputKinds: GestureInputKinds = .all, _ pass: (Double) -> Void
  ) {
    send(PointerEvent(.down, at: point, time: time, inputKinds: inputKinds))
    pass(seconds)
    send(PointerEvent(.up, at: point, time: time, inputKinds: inputKinds))
  }

  /// Drags from one point in the coordinate space of the root to another, in points.
  ///
  /// - Parameters:
  ///   - from: The point of the press in the coordinate space of the root, in points.
  ///   - to: The point of the release in the coordinate space of the root, in points.
  ///   - seconds: The time for which the pointer is held at `from` first, in seconds.
  ///   - steps: The number of moves, each of which takes 1/60 of a second.
  ///   - inputKinds: The device of the press. By default, gestures for every device accept the press.
  public func drag(
    from: CGPoint, to: CGPoint, holding seconds: Double = 0, steps: Int = 8, inputKinds: GestureInputKinds = .all
  ) {
    performDrag(from: from, to: to, holding: seconds, steps: steps, inputKinds: inputKinds) { advance(by: $0) }
  }

  /// Drags from one point in the coordinate space of the root to another.
  ///
  /// - Parameter pass: A closure that advances the clock by a given number of seconds.
  package func performDrag(
    from: CGPoint, to: CGPoint, holding seconds: Double, steps: Int, inputKinds: GestureInputKinds = .all,
    _ pass: (Double) -> Void
  ) {
    func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      self.send(PointerEvent(phase, at: point, time: time, inputKinds: inputKinds))
    }
    send(.down, from)
    if seconds > 0 { pass(seconds) }
    let steps = max(1, steps)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      pass(1.0 / 60)
      send(.moved, CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    }
    send(.up, to)
  }

  /// Moves two fingers apart or together in the view with an identifier, and rotates them about each other.
  ///
  /// - Parameters:
  ///   - identifier: The identifier that `accessibilityIdentifier(_:)` sets. If no view has it, the host reports
  ///     `unknownIdentifier`.
  ///   - magnification: The distance between the fingers at the end, relative to the distance at the start.
  ///   - rotation: The rotation of the fingers at the end, clockwise.
  ///   - steps: The number of moves; each takes a sixtieth of a second.
  public func pinch(
    _ identifier: String, by magnification: CGFloat, rotatingBy rotation: Angle = .zero, steps: Int = 8
  ) {
    update()
    guard let node = IdentifierTable.of(core).node(identified: identifier) else {
      IdentifierTable.of(core).reportUnknown(identifier)
      return
    }
    pinch(at: node.center, by: magnification, rotatingBy: rotation, steps: steps)
  }

  /// Moves two fingers apart or together around a point in root coordinates, and rotates them about each other.
  ///
  /// - Parameters:
  ///   - point: The point in the coordinate space of the root, in points, y down.
  ///   - magnification: The distance between the fingers at the end, relative to the distance at the start.
  ///   - rotation: The rotation of the fingers at the end, clockwise.
  ///   - steps: The number of moves; each takes a sixtieth of a second.
  ///   - inputKinds: The device with the fingers. By default, gestures for every device accept the fingers.
  public func pinch(
    at point: CGPoint, by magnification: CGFloat, rotatingBy rotation: Angle = .zero, steps: Int = 8,
    inputKinds: GestureInputKinds = .all
  ) {
    performPinch(at: point, by: magnification, rotatingBy: rotation, steps: steps, inputKinds: inputKinds) {
      advance(by: $0)
    }
  }

  /// - Parameter pass: A closure that advances the clock by a number of seconds.
  package func performPinch(
    at point: CGPoint, by magnification: CGFloat, rotatingBy rotation: Angle, steps: Int,
    inputKinds: GestureInputKinds = .all, _ pass: (Double) -> Void
  ) {
    func send(_ phase: PointerEvent.Pinch.Phase, _ part: Double) {
      let pinch = PointerEvent.Pinch(
        phase, magnification: 1 + (magnification - 1) * part, rotation: .radians(rotation.radians * part))
      self.send(PointerEvent(.pinched(pinch), at: point, time: time, inputKinds: inputKinds))
    }
    send(.began, 0)
    let steps = max(1, steps)
    for step in 1...steps {
      pass(1.0 / 60)
      send(.changed, Double(step) / Double(steps))
    }
    send(.ended, 1)
  }

  /// Dispatches a pointer event. If its time is finite and later than the clock, the clock is advanced.
  ///
  /// - Parameter event: The event. Its location is in the coordinate space of the root, in points; its time is in
  ///   seconds of virtual time.
  public func send(_ event: PointerEvent) {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      core.deferred.append { [weak self] in self?.send(event) }
      return
    }
    moveClock(to: event.time)
    runningCode { InputState.of(core).dispatch(event) }
    update()
  }

  /// Opens the innermost context menu at a point in the coordinate space of the root, as a secondary click does.
  ///
  /// - Parameter point: The point in the coordinate space of the root, in points, y down.
  /// - Returns: Whether a menu opens.
  @discardableResult
  public func openContextMenu(at point: CGPoint) -> Bool {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      core.deferred.append { [weak self] in self?.openContextMenu(at: point) }
      return false
    }
    update()
    var isOpen = false
    runningCode { isOpen = ContextMenuNode.openMenu(at: point, in: core) }
    update()
    return isOpen
  }
}

/// Keyboard input.
extension ViewHost {
  /// The modifier keys that are held without another key. The tree is settled when they change.
  ///
  /// The keys run the actions of `onModifierKeysChanged(mask:initial:_:)` and show the views of
  /// `modifierKeyAlternate(_:_:)`. Taps and key presses have their own modifier keys.
  public var modifierKeys: EventModifiers {
    get { core.environment.values.heldModifierKeys.keys }
    set {
      guard core.phase == .idle else {
        core.report(.reentrantUpdate())
        core.deferred.append { [weak self] in self?.modifierKeys = newValue }
        return
      }
      if modifierKeys == newValue { return }
      update()
      core.environment.values.heldModifierKeys.keys = newValue
      update()
    }
  }

  /// Presses a key.
  ///
  /// The key press actions of views around the focus receive the key first, then the focused control, then keyboard
  /// shortcuts. Escape dismisses the frontmost presentation, Tab and Shift-Tab move the focus, and Return and the space
  /// bar tap the focused view. The tree is settled before this method returns.
  ///
  /// - Parameters:
  ///   - key: The key, without its modifiers.
  ///   - modifiers: The modifier keys that are held during the key press.
  /// - Returns: Whether the key has an effect.
  @discardableResult
  public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    if handle(KeyPress(key, modifiers: modifiers)) { return true }
    switch (key, modifiers) {
    case (.tab, []): moveFocus(by: 1)
    case (.tab, .shift): moveFocus(by: -1)
    case (.return, []), (.space, []):
      if KeyboardFocus.of(core).focused == nil { return false }
      activateFocus()
    default: return false
    }
    return true
  }

  /// Passes a key press to views and keyboard shortcuts, and settles the tree.
  ///
  /// - Returns: Whether the key press is handled.
  package func handle(_ press: KeyPress) -> Bool {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      core.deferred.append { [weak self] in _ = self?.handle(press) }
      return true
    }
    update()
    guard KeyboardFocus.of(core).handle(press) else { return false }
    update()
    return true
  }
}

/// Scrolling. Each method settles the tree before it returns.
extension ViewHost {
  /// Scrolls at a point in the coordinate space of the root, as a wheel does.
  ///
  /// The innermost scroll view at the point moves its content as far as possible; the remaining distance is passed to
  /// the next outer one.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - delta: The distance in points; positive values reveal content at the right and bottom, and infinite values
  ///     scroll to the end.
  public func scroll(at point: CGPoint, by delta: CGSize) {
    send(.scrolled(by: delta, at: point, time: time))
  }

  /// Scrolls the content of the scroll view that has an accessibility identifier, or that contains a view with it.
  ///
  /// If the view contains several scroll views, the first one in view order scrolls; the remaining distance is passed
  /// to outer ones.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the scroll view, or of a view inside it.
  ///   - delta: The distance in points; positive values reveal content at the right and bottom, and infinite values
  ///     scroll to the end.
  public func scroll(_ identifier: String, by delta: CGSize) {
    scrolling { [self] in
      guard let node = IdentifierTable.of(core).node(identified: identifier) else {
        return IdentifierTable.of(core).reportUnknown(identifier)
      }
      let input = InputState.of(core)
      input.scroll(input.scrolls(of: node), by: delta)
    }
  }

  /// Performs a scroll command on the scroll view around the focus, or else on the first one.
  ///
  /// - Returns: Whether there is a scroll view.
  package func scroll(_ command: ScrollCommand) -> Bool {
    let input = InputState.of(core)
    guard !input.scrollsOfKeys.isEmpty else { return false }
    scrolling {
      let scrolls = input.scrollsOfKeys
      guard let first = scrolls.first else { return }
      input.scroll(scrolls, by: command.delta(in: first))
    }
    return true
  }

  private func scrolling(_ event: @escaping @MainActor () -> Void) {
    guard core.phase == .idle else {
      core.report(.reentrantUpdate())
      core.deferred.append { [weak self] in self?.scrolling(event) }
      return
    }
    update()
    event()
    update()
  }
}
