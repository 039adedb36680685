import TributaryDrawing
import TributaryGeometry

/// Runs a program live on the terminal of the process: draws, reads keys and mouse, keeps time.
///
/// The loop has five steps: answer signals, hand over input, tick, draw what changed, wait. It blocks the thread that calls it but
/// keeps main-actor tasks, main-queue blocks and timers running while it waits; an idle program costs no processor time.
///
/// On every way out, signals, crashes and `exit` included, the terminal is as it was before.
@MainActor public final class TerminalSession {
  private let rasterizer: TerminalRasterizer
  private let encoder: ANSIEncoder
  private let device = TerminalDevice.standard

  private var parser: TerminalInputParser
  private var clock = TickClock()
  private var size: (columns: Int, rows: Int) = (0, 0)
  /// What the terminal shows; `nil` if that is unknown.
  private var shown: CellGrid?
  private var shownList: DisplayList?
  /// Where the pointer was last, if the program has been told of a button that went down and of none that came up.
  private var held: CGPoint?

  private static var isRunning = false

  /// The fewest columns and rows in which a picture is shown; below, a message asks for more.
  public static let minimumSize = (columns: 20, rows: 5)

  /// How long half a sequence is waited for before it counts as an Escape key, in seconds.
  private static let sequenceTimeout = 0.05

  /// - Parameters:
  ///   - metrics: Points a cell.
  ///   - colors: How many colours to use; by default what the environment says of the terminal.
  ///   - palette: What the terminal's own colours stand for.
  public init(metrics: CellMetrics = .standard, colors: ColorDepth? = nil, palette: TerminalPalette = .light) {
    rasterizer = TerminalRasterizer(metrics: metrics, palette: palette)
    encoder = ANSIEncoder(colors: colors ?? .detected(in: ProcessInfo.processInfo.environment))
    parser = TerminalInputParser(metrics: metrics)
  }

  /// Whether standard input and output are a terminal that a session can use.
  public nonisolated static var isAvailable: Bool { TerminalDevice.standard.isTerminal }

  /// Makes the running session ask its program for a new picture soon. Callable on any thread; without a session it does nothing lasting.
  public nonisolated static func wake() {
    WakePipe.shared.send(.asked)
  }

  /// Runs until the program or the user quits, or the terminal goes away. Call it on the main thread, outside main-queue blocks.
  ///
  /// - Throws: ``SessionError``; the terminal is then restored already.
  public func run(_ program: any TerminalProgram) throws {
    guard device.isTerminal else { throw SessionError.notATerminal }
    guard !Self.isRunning else { throw SessionError.alreadyRunning }
    Self.isRunning = true
    defer { Self.isRunning = false }
    // Before entering, because entering may fail half-way.
    defer { TerminalRestoration.leave() }
    try TerminalRestoration.enter(device)
    let input = SessionInput(device: device)
    defer { input.close() }
    shown = nil
    shownList = nil
    held = nil
    size = (0, 0)

    while !input.hasEnded {
      try answer(input.takeReasons(), program)
      resize(program)
      guard try handOver(input, to: program) else { break }
      clock.tick(program)
      try draw(program)
      input.wait(timeout(program))
    }
  }

  private func answer(_ reasons: Set<WakePipe.Reason>, _ program: any TerminalProgram) throws {
    if reasons.contains(.suspended) {
      try suspend(program)
    } else if reasons.contains(.resumed) {
      try TerminalRestoration.resume(device)
      forgetScreen()
      letGo(program)
    }
  }

  private func suspend(_ program: any TerminalProgram) throws {
    try TerminalRestoration.suspend(device)
    forgetScreen()
    letGo(program)
  }

  /// Tells the program that no button is held any more: nobody saw it come up.
  private func letGo(_ program: any TerminalProgram) {
    guard let place = held else { return }
    held = nil
    _ = program.handle(.pointer(TerminalPointerEvent(.moved, at: place)))
  }

  /// Keeps in mind whether a button is held.
  private func note(_ event: TerminalInputEvent) {
    guard case .pointer(let pointer) = event else { return }
    switch pointer.phase {
    case .down, .dragged: held = pointer.location
    case .up, .moved: held = nil
    case .scrolled: break
    }
  }

  private func forgetScreen() {
    shown = nil
    clock = TickClock()
  }

  private var isLargeEnough: Bool {
    size.columns >= Self.minimumSize.columns && size.rows >= Self.minimumSize.rows
  }

  private func resize(_ program: any TerminalProgram) {
    let current = device.windowSize
    guard current != size else { return }
    size = current
    shown = nil
    guard isLargeEnough else { return letGo(program) }
    program.resize(to: rasterizer.metrics.size(columns: size.columns, rows: size.rows))
  }

  /// - Returns: Whether the session goes on.
  private func handOver(_ input: SessionInput, to program: any TerminalProgram) throws -> Bool {
    let bytes = input.takeBytes()
    var events = parser.feed(bytes)
    // All that was there has been read, so a held character is complete. Half a sequence gets its time.
    let isOver = parser.pending == .sequence && bytes.isEmpty && clock.hasPassed(Self.sequenceTimeout)
    if parser.pending == .character || isOver { events += parser.flush() }
    if !bytes.isEmpty { clock.noteInput() }
    for event in events {
      if isLargeEnough { note(event) }
      switch isLargeEnough ? program.handle(event) : .declined {
      case .quit: return false
      case .handled: continue
      case .declined: break
      }
      switch event {
      case .key(.character("q"), []), .key(.character("c"), .control): return false
      case .key(.character("z"), .control): try suspend(program)
      default: break
      }
    }
    return true
  }

  private func draw(_ program: any TerminalProgram) throws {
    let grid: CellGrid
    if isLargeEnough {
      let list = program.display()
      if shown != nil, let shownList, shownList.root === list.root, shownList.size == list.size { return }
      shownList = list
      grid = rasterizer.rasterize(list, columns: size.columns, rows: size.rows)
    } else {
      if shown != nil { return }
      shownList = nil
      grid = TooSmallNotice.grid(columns: size.columns, rows: size.rows)
    }
    let text = encoder.diff(from: shown, to: grid)
    shown = grid
    if !text.isEmpty { try device.write(text) }
  }

  private func timeout(_ program: any TerminalProgram) -> Double? {
    let tick = isLargeEnough ? clock.untilTick(program) : nil
    guard parser.pending == .sequence else { return tick }
    return min(tick ?? Self.sequenceTimeout, Self.sequenceTimeout)
  }
}
