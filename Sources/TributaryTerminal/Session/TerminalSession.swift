import TributaryDrawing
import TributaryGeometry

/// Runs a program live on the terminal of the process: draws, reads keys and mouse, keeps time.
///
/// The loop has six steps: answer signals, read, hand over events, tick, draw what changed, wait. It blocks the thread that calls it but
/// keeps main-actor tasks, main-queue blocks and timers running while it waits; an idle program costs no processor time.
///
/// A program that is slower than its input gets Control-C and Control-Z before what waits, and moves of the pointer and notches of the
/// wheel joined. Some 4 MB of events may wait; what is typed then is refused with a ring of the bell.
///
/// On every way out, signals, crashes, `exit` and `SIGKILL` included, the terminal is as it was before. For the ways that leave the
/// process no turn, a small shell process waits beside the session.
@MainActor public final class TerminalSession {
  private let rasterizer: TerminalRasterizer
  private let encoder: ANSIEncoder
  private let device = TerminalDevice.standard

  private var parser: TerminalInputParser
  private var queue = EventQueue()
  /// Whether input was refused, which the user has not been told yet.
  private var hasRefused = false
  private var clock = TickClock()
  private var size: (columns: Int, rows: Int) = (0, 0)
  /// What the terminal shows; `nil` if that is unknown.
  private var shown: CellGrid?
  private var shownList: DisplayList?
  /// Where the pointer was last, if the program has been told of a button that went down and of none that came up.
  private var held: CGPoint?

  /// Whether the terminal has been asked for moves with no button held.
  private var watchesMoves = false

  private static var isRunning = false

  /// The fewest columns and rows in which a picture is shown; below, a message asks for more.
  public static let minimumSize = (columns: 20, rows: 5)

  /// How long half a sequence is waited for before it counts as an Escape key, in seconds.
  private static let sequenceTimeout = 0.05

  /// How long events are handed over before the session looks for new ones, in seconds.
  private static let batchLength = 0.008

  /// How long a picture may be put off while more input waits, in seconds.
  private static let pictureDelay = 0.1

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
  public func run(_ program: any TerminalProgram) throws(SessionError) {
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
    watchesMoves = false
    size = (0, 0)
    queue = EventQueue()
    hasRefused = false
    do {
      try loop(input, program)
    } catch let error where error.meansTerminalIsGone {
      // The input ends too; which of them shows it first is chance.
    }
  }

  private func loop(_ input: SessionInput, _ program: any TerminalProgram) throws(SessionError) {
    while !input.hasEnded {
      try answer(input.takeReasons(), program)
      resize(program)
      let isBehind = !queue.isEmpty
      read(input)
      guard try handOver(to: program, isBehind: isBehind) else { break }
      clock.tick(program)
      let mayWait = input.hasMore || !queue.isEmpty
      if !mayWait || clock.hasBeenUndrawn(for: Self.pictureDelay) { try draw(program) }
      input.wait(mayWait ? 0 : timeout(program))
    }
  }

  private func answer(_ reasons: Set<WakePipe.Reason>, _ program: any TerminalProgram) throws(SessionError) {
    if reasons.contains(.suspended) {
      try suspend(program)
    } else if reasons.contains(.resumed) {
      try TerminalRestoration.resume(device)
      forgetScreen()
      letGo(program)
    }
  }

  private func suspend(_ program: any TerminalProgram) throws(SessionError) {
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
  private func take(_ event: TerminalInputEvent) {
    guard case .pointer(let pointer) = event else { return }
    switch pointer.phase {
    case .down, .dragged: held = pointer.location
    case .up, .moved: held = nil
    case .scrolled: break
    }
  }

  private func forgetScreen() {
    shown = nil
    watchesMoves = false
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

  /// Turns the bytes that came into events that wait.
  private func read(_ input: SessionInput) {
    let bytes = input.takeBytes()
    var events = parser.feed(bytes)
    // If all that was there has been read, a held character is complete. Half a sequence gets its time.
    let isOver = parser.pending == .sequence && bytes.isEmpty && clock.hasPassed(Self.sequenceTimeout)
    if parser.pending == .character && !input.hasMore || isOver { events += parser.flush() }
    if !bytes.isEmpty { clock.recordInput() }
    for event in events where !queue.append(event) { hasRefused = true }
  }

  /// Hands events over for a while.
  ///
  /// - Parameter isBehind: Whether some have been waiting since the last time.
  /// - Returns: Whether the session goes on.
  private func handOver(to program: any TerminalProgram, isBehind: Bool) throws(SessionError) -> Bool {
    if isBehind, let event = queue.takeUrgent(), try !handOver(event, to: program) { return false }
    let batch = clock.beginBatch()
    while let event = queue.takeFirst() {
      guard try handOver(event, to: program) else { return false }
      if clock.hasPassed(Self.batchLength, since: batch) { break }
    }
    return true
  }

  private func handOver(_ event: TerminalInputEvent, to program: any TerminalProgram) throws(SessionError) -> Bool {
    if isLargeEnough { take(event) }
    switch isLargeEnough ? program.handle(event) : .declined {
    case .quit: return false
    case .handled: return true
    case .declined: break
    }
    switch event {
    case .key(.character("q"), []), .key(.character("c"), .control): return false
    case .key(.character("z"), .control): try suspend(program)
    default: break
    }
    return true
  }

  private func draw(_ program: any TerminalProgram) throws(SessionError) {
    defer { clock.recordDrawing() }
    if hasRefused, queue.isEmpty {
      hasRefused = false
      try device.write("\u{7}")
    }
    let grid: CellGrid
    if isLargeEnough {
      let list = program.display()
      try followPointer(program)
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

  /// Asks the terminal for moves with no button held while the program wants them.
  private func followPointer(_ program: any TerminalProgram) throws(SessionError) {
    guard program.wantsPointerMoves != watchesMoves else { return }
    watchesMoves.toggle()
    try device.write(watchesMoves ? TerminalModes.watchMoves : TerminalModes.ignoreMoves)
  }

  private func timeout(_ program: any TerminalProgram) -> Double? {
    let tick = isLargeEnough ? clock.untilTick(program) : nil
    guard parser.pending == .sequence else { return tick }
    return min(tick ?? Self.sequenceTimeout, Self.sequenceTimeout)
  }
}
