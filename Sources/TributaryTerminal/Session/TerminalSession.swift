import TributaryDrawing
import TributaryGeometry

/// A session that runs a program interactively on the terminal of the process: it draws, reads keys and mouse, and
/// advances time.
///
///     try TerminalSession().run(program)     // a TerminalProgram
///
/// To run a view tree, use `ViewHost.runInTerminal(metrics:)`.
///
/// The loop has six steps: process signals, read, deliver events, tick, draw changes, wait. It blocks the calling
/// thread, but main-actor tasks, main-queue blocks, and timers continue while it waits. An idle program uses no
/// processor time.
///
/// A program that is slower than its input receives Control-C and Control-Z before other pending events, and merged
/// pointer moves and wheel notches. About 4 MB of events may be pending; further input is rejected with a bell.
///
/// The terminal is restored in every case, including signals, crashes, `exit`, and `SIGKILL`. A small shell process
/// beside the session covers the cases in which no handler runs.
@MainActor public final class TerminalSession {
  private let rasterizer: TerminalRasterizer
  private let encoder: ANSIEncoder
  private let device = TerminalDevice.standard

  private var parser: TerminalInputParser
  private var queue = EventQueue()
  /// Whether input was rejected without a notification of the user.
  private var hasRefused = false
  private var clock = TickClock()
  private var size: (columns: Int, rows: Int) = (0, 0)
  /// The grid that the terminal shows, or `nil` if it is unknown.
  private var shown: CellGrid?
  private var shownList: DisplayList?
  /// The last location of the pointer, if the program has received a button press without a release.
  private var held: CGPoint?

  /// Whether reports of moves without a pressed button are enabled.
  private var watchesMoves = false

  private static var isRunning = false

  /// The minimum number of columns and rows for a picture. A smaller terminal shows a message.
  public static let minimumSize = (columns: 20, rows: 5)

  /// The time after which a partial sequence counts as the Escape key, in seconds.
  private static let sequenceTimeout = 0.05

  /// The maximum time for delivering events before the session reads new ones, in seconds.
  private static let batchLength = 0.008

  /// The maximum delay of a picture while more input is pending, in seconds.
  private static let pictureDelay = 0.1

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - metrics: The size of a cell in points.
  ///   - colors: The color depth, or `nil` to detect it from the environment.
  ///   - palette: The colors that are drawn in the terminal's default colors.
  public init(metrics: CellMetrics = .standard, colors: ColorDepth? = nil, palette: TerminalPalette = .light) {
    rasterizer = TerminalRasterizer(metrics: metrics, palette: palette)
    encoder = ANSIEncoder(colors: colors ?? .detected(in: ProcessInfo.processInfo.environment))
    parser = TerminalInputParser(metrics: metrics)
  }

  /// Whether standard input and output are a terminal that a session can use.
  public nonisolated static var isAvailable: Bool { TerminalDevice.standard.isTerminal }

  /// Makes the running session request a new picture from its program. It can be called on any thread, and has no
  /// lasting effect without a session.
  public nonisolated static func wake() {
    WakePipe.shared.send(.asked)
  }

  /// Runs until the program or the user quits, or the terminal is closed.
  ///
  /// Call this method on the main thread, outside main-queue blocks.
  ///
  /// - Parameter program: The program to display. The session calls its methods on the main actor.
  /// - Throws: ``SessionError``. The terminal is restored before the error is thrown.
  public func run(_ program: any TerminalProgram) throws(SessionError) {
    guard device.isTerminal else { throw SessionError.notATerminal }
    guard !Self.isRunning else { throw SessionError.alreadyRunning }
    Self.isRunning = true
    defer { Self.isRunning = false }
    // Deferred before entering the modes, because entering may fail partway.
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
      // The input also ends. Which of the two is detected first is not deterministic.
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
      releaseButton(in: program)
    }
  }

  private func suspend(_ program: any TerminalProgram) throws(SessionError) {
    try TerminalRestoration.suspend(device)
    forgetScreen()
    releaseButton(in: program)
  }

  /// Notifies the program that no button is pressed, because the release was not reported.
  private func releaseButton(in program: any TerminalProgram) {
    guard let place = held else { return }
    held = nil
    _ = program.handle(.pointer(TerminalPointerEvent(.moved, at: place)))
  }

  /// Records whether a button is pressed.
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
    guard isLargeEnough else { return releaseButton(in: program) }
    program.resize(to: rasterizer.metrics.size(columns: size.columns, rows: size.rows))
  }

  /// Parses the received bytes into pending events.
  private func read(_ input: SessionInput) {
    let bytes = input.takeBytes()
    var events = parser.feed(bytes)
    // A held character is complete if all available bytes were read. A partial sequence is kept until its timeout.
    let isOver = parser.pending == .sequence && bytes.isEmpty && clock.hasPassed(Self.sequenceTimeout)
    if parser.pending == .character && !input.hasMore || isOver { events += parser.flush() }
    if !bytes.isEmpty { clock.recordInput() }
    for event in events where !queue.append(event) { hasRefused = true }
  }

  /// Delivers events for a limited time.
  ///
  /// - Parameter isBehind: Whether events were already pending.
  /// - Returns: Whether the session continues.
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

  /// Enables reports of moves without a pressed button while the program requests them.
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
