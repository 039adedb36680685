import TributaryDrawing
package import TributaryEngine
import TributaryGeometry
public import TributaryHost
public import TributaryTerminal
import TributaryViews

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

/// A hint about the keys of an interactive session, in the last row if that row is empty.
///
///     Tab and arrows: move   Return: press   q: quit
struct KeyHint {
  private let text: String
  private let metrics: CellMetrics

  /// - Parameter hasFocus: Whether any view can receive the focus.
  init(hasFocus: Bool, metrics: CellMetrics) {
    text = hasFocus ? "Tab and arrows: move   Return: press   q: quit" : "q: quit"
    self.metrics = metrics
  }

  /// Returns the picture with the hint, or the picture unchanged if its last row is not empty.
  func drawn(over list: DisplayList) -> DisplayList {
    let grid = TerminalRasterizer(metrics: metrics).rasterize(list)
    let row = grid.rows - 1
    guard row > 0, grid.columns > text.count + 1 else { return list }
    let isFree = (0..<grid.columns).allSatisfy { grid.cell(column: $0, row: row).isBlank }
    guard isFree else { return list }
    let font = ResolvedFont(size: metrics.height)
    let cell = CGSize(width: metrics.width, height: metrics.height)
    let layout = TextBreaker.layout(text, font: font, lineLimit: 1, measurer: CellTextMeasurer(cell: cell))
    let place = CGPoint(x: metrics.width, y: CGFloat(row) * metrics.height)
    let gray = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    return DisplayList(
      size: list.size,
      root: DisplayFragment([.fragment(list.root, at: .zero), .text(layout, at: place, .color(gray))]))
  }
}

extension ViewHost {
  /// Returns the picture of the last frame in characters: one line per row, each with a trailing line feed.
  ///
  /// The position of text is exact if the host measures text in cells: set `environment.textMeasurer` to a
  /// `CellTextMeasurer`.
  ///
  /// - Parameters:
  ///   - colors: The color depth, or `nil` for plain characters without escape sequences.
  ///   - metrics: The size of a cell in points.
  public func terminalPicture(colors: ColorDepth? = nil, metrics: CellMetrics = .standard) -> String {
    let grid = TerminalRasterizer(metrics: metrics, palette: isDark ? .dark : .light).rasterize(displayList)
    return colors.map { ANSIEncoder(colors: $0).styled(grid) } ?? ANSIEncoder.plain(grid)
  }

  /// Runs the tree interactively on the terminal of the process until the user quits.
  ///
  /// The left mouse button is the pointer of gestures. Tab, Shift-Tab, and the arrow keys move the focus. Return and
  /// the space bar tap the focused view. The wheel, Page Up, Page Down, Home, and End scroll, and so do the arrow keys
  /// if no view can receive the focus. A focused control handles its own keys first: a slider handles the arrow keys,
  /// and a text field handles typed and pasted text. Alt and Control act as Command, which terminals do not have.
  /// Escape closes the front sheet, or returns to the previous page. Control-C always quits, `q` quits if no view
  /// handles it, and Control-Z suspends the program.
  ///
  /// The size of the terminal becomes the size of the host, text is measured in cells, default stack spacings are whole
  /// cells, and the clock of the host follows real time. Until the first key or click, an empty last row shows a hint
  /// about the keys. Call this method on the main thread, outside main-queue blocks.
  ///
  /// - Parameter metrics: The size of a cell in points.
  /// - Throws: `SessionError`, for example if there is no terminal. The terminal is restored before the error is
  ///   thrown.
  public func runInTerminal(metrics: CellMetrics = .standard) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let program = HostProgram(self, metrics: metrics, showsKeys: true) { (clock.now - start) / .seconds(1) }
    defer { program.end() }
    try TerminalSession(metrics: metrics).run(program)
  }
}
