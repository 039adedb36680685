@_spi(Engine) import TributaryControls
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryGestures
@_spi(Engine) public import TributaryViews

/// Input. Each method settles the tree before it returns; from inside a closure of this host it is refused with an error
/// diagnostic and takes effect after the running frame.
extension ViewHost {
  /// Taps the middle of the view that carries an identifier.
  ///
  /// - Parameter modifiers: The keys that are held meanwhile.
  public func tap(_ identifier: String, modifiers: EventModifiers = []) {
    update()
    guard let node = core.node(identified: identifier) else {
      core.reportUnknownIdentifier(identifier)
      return
    }
    tap(at: node.center, modifiers: modifiers)
  }

  /// Taps a point of the root.
  ///
  /// - Parameter modifiers: The keys that are held meanwhile.
  public func tap(at point: CGPoint, modifiers: EventModifiers = []) {
    send(PointerEvent(.down, at: point, time: time, modifiers: modifiers))
    send(PointerEvent(.up, at: point, time: time, modifiers: modifiers))
  }

  /// Moves the pointer over the middle of the view that carries an identifier, without touching anything.
  public func hover(_ identifier: String) {
    update()
    guard let node = core.node(identified: identifier) else {
      core.reportUnknownIdentifier(identifier)
      return
    }
    hover(at: node.center)
  }

  /// Moves the pointer to a point of the root, without touching anything.
  ///
  /// - Parameter point: `nil` if the pointer leaves the host.
  public func hover(at point: CGPoint?) {
    send(point.map { .hovered(at: $0, time: time) } ?? .exited(time: time))
  }

  /// Presses a point of the root for some seconds of virtual time.
  public func press(at point: CGPoint, for seconds: Double) {
    performPress(at: point, for: seconds) { advance(by: $0) }
  }

  /// - Parameter pass: Lets seconds pass.
  package func performPress(at point: CGPoint, for seconds: Double, _ pass: (Double) -> Void) {
    send(.down(at: point, time: time))
    pass(seconds)
    send(.up(at: point, time: time))
  }

  /// Drags from one point of the root to another.
  ///
  /// - Parameters:
  ///   - seconds: How long the pointer rests at `from` first.
  ///   - steps: Moves in between; each takes a sixtieth of a second.
  public func drag(from: CGPoint, to: CGPoint, holding seconds: Double = 0, steps: Int = 8) {
    performDrag(from: from, to: to, holding: seconds, steps: steps) { advance(by: $0) }
  }

  /// - Parameter pass: Lets seconds pass.
  package func performDrag(
    from: CGPoint, to: CGPoint, holding seconds: Double, steps: Int, _ pass: (Double) -> Void
  ) {
    send(.down(at: from, time: time))
    if seconds > 0 { pass(seconds) }
    let steps = max(1, steps)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      pass(1.0 / 60)
      send(
        .moved(
          to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part), time: time))
    }
    send(.up(at: to, time: time))
  }

  /// Moves two fingers apart or together in the view that carries an identifier, and turns them about each other.
  ///
  /// - Parameters:
  ///   - magnification: The distance between the fingers at the end, relative to the distance at the start.
  ///   - rotation: The rotation of the fingers at the end, clockwise.
  ///   - steps: The number of moves; each takes a sixtieth of a second.
  public func pinch(
    _ identifier: String, by magnification: CGFloat, rotatingBy rotation: Angle = .zero, steps: Int = 8
  ) {
    update()
    guard let node = core.node(identified: identifier) else {
      core.reportUnknownIdentifier(identifier)
      return
    }
    pinch(at: node.center, by: magnification, rotatingBy: rotation, steps: steps)
  }

  /// Moves two fingers around a point of the root apart or together, and turns them about each other.
  ///
  /// - Parameters:
  ///   - magnification: The distance between the fingers at the end, relative to the distance at the start.
  ///   - rotation: The rotation of the fingers at the end, clockwise.
  ///   - steps: The number of moves; each takes a sixtieth of a second.
  public func pinch(
    at point: CGPoint, by magnification: CGFloat, rotatingBy rotation: Angle = .zero, steps: Int = 8
  ) {
    performPinch(at: point, by: magnification, rotatingBy: rotation, steps: steps) { advance(by: $0) }
  }

  /// - Parameter pass: Lets seconds pass.
  package func performPinch(
    at point: CGPoint, by magnification: CGFloat, rotatingBy rotation: Angle, steps: Int, _ pass: (Double) -> Void
  ) {
    func send(_ phase: PointerEvent.Pinch.Phase, _ part: Double) {
      let pinch = PointerEvent.Pinch(
        phase, magnification: 1 + (magnification - 1) * part, rotation: .radians(rotation.radians * part))
      self.send(.pinched(pinch, at: point, time: time))
    }
    send(.began, 0)
    let steps = max(1, steps)
    for step in 1...steps {
      pass(1.0 / 60)
      send(.changed, Double(step) / Double(steps))
    }
    send(.ended, 1)
  }

  /// Takes a pointer event. A time later than the clock moves the clock, unless it is infinite.
  public func send(_ event: PointerEvent) {
    guard core.phase == .idle else {
      core.report(core.reentrantUpdateDiagnostic())
      core.deferred.append { [weak self] in self?.send(event) }
      return
    }
    moveClock(to: event.time)
    runningCode { core.dispatch(event) }
    update()
  }

  /// Opens the menu of the innermost view at a point of the root that has one, as the other button of a mouse does.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func openContextMenu(at point: CGPoint) -> Bool {
    guard core.phase == .idle else {
      core.report(core.reentrantUpdateDiagnostic())
      core.deferred.append { [weak self] in self?.openContextMenu(at: point) }
      return false
    }
    update()
    var isOpen = false
    runningCode { isOpen = core.openContextMenu(at: point) }
    update()
    return isOpen
  }
}

/// Keys of the keyboard.
extension ViewHost {
  /// Presses a key, as a user does at a keyboard.
  ///
  /// The actions of views around the focus are asked first, then the control that has the focus, then shortcuts; Escape
  /// leads out of what is in front, Tab and Shift-Tab move the focus, Return and the space bar tap what has it. The tree is
  /// settled before this returns.
  ///
  /// - Returns: Whether the key means anything at the moment.
  @discardableResult
  public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    if handle(KeyPress(key, modifiers: modifiers)) { return true }
    switch (key, modifiers) {
    case (.tab, []): moveFocus(by: 1)
    case (.tab, .shift): moveFocus(by: -1)
    case (.return, []), (.space, []):
      if core.focused == nil { return false }
      activateFocus()
    default: return false
    }
    return true
  }

  /// Does what a press means to views and as a shortcut, and settles the tree.
  ///
  /// - Returns: Whether it means anything.
  package func handle(_ press: KeyPress) -> Bool {
    guard core.phase == .idle else {
      core.report(core.reentrantUpdateDiagnostic())
      core.deferred.append { [weak self] in _ = self?.handle(press) }
      return true
    }
    update()
    guard core.handle(press) else { return false }
    update()
    return true
  }
}

/// Scrolling. Each method settles the tree before it returns.
extension ViewHost {
  /// Turns a wheel at a point of the root.
  ///
  /// The innermost scroll view there moves its content as far as it goes; the rest passes on to the one around it.
  ///
  /// - Parameters:
  ///   - point: In root coordinates, in points.
  ///   - delta: In points; positive shows what is further right and down, infinite goes to the end.
  public func scroll(at point: CGPoint, by delta: CGSize) {
    send(.scrolled(by: delta, at: point, time: time))
  }

  /// Moves the content of the scroll view that carries an identifier, or has a view in it that does.
  ///
  /// Of several scroll views in the view the first in view order is meant; what it cannot take passes to those around it.
  ///
  /// - Parameter delta: In points; positive shows what is further right and down, infinite goes to the end.
  public func scroll(_ identifier: String, by delta: CGSize) {
    scrolling { [self] in
      guard let node = core.node(identified: identifier) else { return core.reportUnknownIdentifier(identifier) }
      core.scroll(core.scrolls(of: node), by: delta)
    }
  }

  /// Does what a key says to the scroll view around the focus, or else to the first one.
  ///
  /// - Returns: Whether there is a scroll view.
  package func scroll(_ command: ScrollCommand) -> Bool {
    guard !core.scrollsOfKeys.isEmpty else { return false }
    scrolling { [self] in
      let scrolls = core.scrollsOfKeys
      guard let first = scrolls.first else { return }
      core.scroll(scrolls, by: command.delta(in: first))
    }
    return true
  }

  private func scrolling(_ event: @escaping @MainActor () -> Void) {
    guard core.phase == .idle else {
      core.report(core.reentrantUpdateDiagnostic())
      core.deferred.append { [weak self] in self?.scrolling(event) }
      return
    }
    update()
    event()
    update()
  }
}
