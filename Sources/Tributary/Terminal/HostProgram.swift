import TributaryDrawing
import TributaryGeometry
package import TributaryTerminal
package import TributaryEngine
import TributaryViews
package import TributaryHost

/// A host as the program of a terminal session.
@MainActor
package final class HostProgram<Content: View>: TerminalProgram {
  private let host: ViewHost<Content>
  private let metrics: CellMetrics

  /// A closure that returns the real time in seconds, which the host's clock follows.
  private let realTime: () -> Double

  /// The difference between the real time and the host's clock, in seconds.
  private let lead: Double

  /// Whether the focus is visible, because the user has moved it with a key.
  private var showsFocus = false

  /// Whether the hint about keys is visible, because the user has not yet used a key or the pointer.
  private var showsKeys: Bool

  /// The last picture with the focus ring or the key hint, and its inputs.
  private var shown: (root: DisplayFragment, ring: CGRect?, list: DisplayList)?

  /// - Parameter showsKeys: Whether a hint about keys is shown until the first input.
  package init(
    _ host: ViewHost<Content>, metrics: CellMetrics, showsKeys: Bool = false, realTime: @escaping () -> Double
  ) {
    self.showsKeys = showsKeys
    self.host = host
    self.metrics = metrics
    self.realTime = realTime
    lead = realTime() - host.time
    host.environment.textMeasurer = CellTextMeasurer(cell: CGSize(width: metrics.width, height: metrics.height))
    host.environment.gapUnits = CGSize(width: metrics.width, height: metrics.height)
    host.core.callbacks.needsFrame = { TerminalSession.wake() }
  }

  /// Detaches from the host, which then no longer wakes the session.
  package func end() { host.core.callbacks.needsFrame = nil }

  package func resize(to size: CGSize) { host.size = size }

  package func display() -> DisplayList {
    host.update()
    let list = host.displayList
    let focused = showsFocus ? host.markedFocus : nil
    if focused == nil, !showsKeys {
      shown = nil
      return list
    }
    // Returning the identical list indicates to the session that the picture has not changed.
    if let shown, shown.root === list.root, shown.ring == focused, shown.list.size == list.size { return shown.list }
    let marked =
      focused.map { FocusRing(around: $0, metrics: metrics).drawn(over: list) }
      ?? KeyHint(hasFocus: !KeyboardFocus.of(host.core).focusable.isEmpty, metrics: metrics).drawn(over: list)
    shown = (list.root, focused, marked)
    return marked
  }

  package var wakeInterval: Double? {
    if host.isAnimating { return 1.0 / 60 }
    return host.core.clock.deadlines.next.map { max(0, $0 - (realTime() - lead)) }
  }

  package var wantsPointerMoves: Bool { host.wantsPointerMoves }

  package func tick(elapsed seconds: Double) { catchUp() }

  /// Advances the host's clock to the real time: before every event, because the duration of a tap matters, and on
  /// every tick.
  private func catchUp() { host.advance(by: realTime() - lead - host.time) }

  package func handle(_ event: TerminalInputEvent) -> TerminalResponse {
    if showsKeys { (showsKeys, shown) = (false, nil) }
    return switch event {
    case .pointer(let event): handle(event)
    case .key(let key, let modifiers): handle(key, modifiers)
    case .paste(let text): paste(text)
    }
  }

  private func handle(_ event: TerminalPointerEvent) -> TerminalResponse {
    let phase: PointerEvent.Phase
    switch event.phase {
    case .down(.left): phase = .down
    case .dragged(.left): phase = .moved
    case .up(.left): phase = .up
    // No button is pressed: the terminal did not report its release, for example outside its window.
    case .moved where InputState.of(host.core).arena?.isPressed == true: phase = .cancelled
    case .moved where host.wantsPointerMoves: phase = .hovered
    case .down(.right):
      catchUp()
      return host.openContextMenu(at: event.location) ? .handled : .declined
    case .scrolled(let columns, let rows):
      phase = .scrolled(by: metrics.distance(ofNotches: (columns, rows), isAcross: event.modifiers.contains(.shift)))
    default: return .declined
    }
    if phase != .hovered { showsFocus = false }
    catchUp()
    host.send(
      PointerEvent(
        phase, at: event.location, time: host.time, modifiers: EventModifiers(event.modifiers), inputKinds: .pointer))
    // Keyboard navigation continues from the clicked view.
    if let pressed = InputState.of(host.core).pressed { KeyboardFocus.of(host.core).setFocus(pressed) }
    return .handled
  }

  private func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> TerminalResponse {
    catchUp()
    // These keys quit and suspend the program, regardless of the focus.
    if modifiers == .control, key == .character("c") || key == .character("z") { return .declined }
    if let press = KeyPress(key, modifiers) {
      if host.handle(press) { return .handled }
      // Terminals have no Command key.
      for stand in [EventModifiers.control, .option] where press.modifiers.contains(stand) {
        if host.handle(press.with(press.modifiers.subtracting(stand).union(.command))) { return .handled }
      }
    }
    if let command = ScrollCommand(
      key, modifiers, metrics: metrics, arrows: KeyboardFocus.of(host.core).focusable.isEmpty),
      host.scroll(command)
    {
      return .handled
    }
    guard let command = FocusCommand(key, modifiers) else { return .declined }
    showsFocus = true
    switch command {
    case .next: host.moveFocus(by: 1)
    case .previous: host.moveFocus(by: -1)
    case .move(let direction): host.moveFocus(towards: direction)
    case .activate: host.activateFocus()
    }
    return .handled
  }

  /// Inserts pasted text at once if the focused view accepts text. A line break in it does not submit the text.
  private func paste(_ text: String) -> TerminalResponse {
    catchUp()
    return host.handle(.insert(text)) ? .handled : .declined
  }
}
