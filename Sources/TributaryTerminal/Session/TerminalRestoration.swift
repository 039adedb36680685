import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts the terminal into the session's modes and, however the process ends, back.
///
/// Covered are: ``leave()``, `exit`, every signal that ends a process by default, and crashes, a stack overflow of the session's thread
/// among them. What leaves no handler a turn is left to the ``TerminalGuard``: overflows of other threads, `SIGKILL`, `_exit`.
/// A signal whose action the program has set itself, or that is ignored, stays with the program, crashes excepted: there the terminal
/// is restored first and the program's own action runs then.
enum TerminalRestoration {
  /// What a signal handler needs, in memory that never moves and is never freed.
  private struct Record {
    var original = termios()
    var output: Int32 = -1
    /// By signal number; set while our handler is installed.
    var previous: UnsafeMutablePointer<sigaction>
    var leave: UnsafeMutableBufferPointer<UInt8>
  }

  private static let signalCount = 65

  // Sound: written on the main thread only while `isActive` is false, read by handlers only while it is true. Made before any handler
  // is installed, so that no handler runs the initializer. It is a pointer because access to a variable would be tracked for
  // exclusivity, and that tracking knows nothing of handlers that interrupt it.
  private nonisolated(unsafe) static let record: UnsafeMutablePointer<Record> = {
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    previous.initialize(repeating: sigaction(), count: signalCount)
    let leave = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: TerminalModes.leave.utf8.count)
    _ = leave.initialize(from: TerminalModes.leave.utf8)
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record(previous: previous, leave: leave))
    return record
  }()

  /// Whether the terminal is in the session's modes.
  private static let isActive = Atomic(false)

  /// Every signal that ends the process by default and is no crash, the ones for real time among them.
  private static let ending: [Int32] = {
    var others: Set<Int32> = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH]
    #if canImport(Darwin)
      others.formUnion([SIGIO, SIGINFO])
      let last: Int32 = 31
    #else
      let last = Int32(signalCount - 1)
    #endif
    return (1...last).filter { !others.contains($0) && !crashes.contains($0) }
  }()

  /// Signals that the language's crash reporter may have taken, the quit key among them; it has its turn after the terminal is restored.
  private static let crashes: [Int32] = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS]

  private static let atExit: Void = {
    atexit { TerminalRestoration.restore(discardingInput: false) }
  }()

  /// Enters the modes.
  ///
  /// - Throws: ``SessionError/notATerminal`` if the input has no terminal attributes.
  static func enter(_ device: TerminalDevice) throws(SessionError) {
    var original = termios()
    guard tcgetattr(device.input, &original) == 0 else { throw SessionError.notATerminal }
    record.pointee.original = original
    record.pointee.output = device.output
    inputFile.store(device.input, ordering: .relaxed)
    _ = WakePipe.shared
    _ = atExit
    guardian = TerminalGuard(device)
    guardFile.store(guardian?.file ?? -1, ordering: .sequentiallyConsistent)
    SignalStack.install()
    isActive.store(true, ordering: .sequentiallyConsistent)
    installHandlers()
    try apply(device)
  }

  // Only the main actor's session starts and ends one.
  private nonisolated(unsafe) static var guardian: TerminalGuard?

  /// Where the guard is told whether there is something to restore.
  private static let guardFile = Atomic<Int32>(-1)

  /// Safe in a signal handler.
  private static func notifyGuard(_ state: StaticString) {
    let file = guardFile.load(ordering: .sequentiallyConsistent)
    if file >= 0 { _ = write(file, state.utf8Start, state.utf8CodeUnitCount) }
  }

  /// Enters the modes again after the process was stopped; the way back stays what it was.
  static func resume(_ device: TerminalDevice) throws(SessionError) {
    isActive.store(true, ordering: .sequentiallyConsistent)
    try apply(device)
  }

  private static func apply(_ device: TerminalDevice) throws(SessionError) {
    notifyGuard(TerminalGuard.on)
    var raw = record.pointee.original
    cfmakeraw(&raw)
    while tcsetattr(device.input, TCSANOW, &raw) != 0 {
      guard errno == EINTR else { throw SessionError.system(call: "tcsetattr", code: errno) }
    }
    try device.write(TerminalModes.enter)
  }

  /// Leaves the modes and gives the signals back.
  static func leave() {
    restore(discardingInput: true)
    removeHandlers()
    guardFile.store(-1, ordering: .sequentiallyConsistent)
    guardian?.end()
    guardian = nil
  }

  /// Leaves the modes for a while; the handlers stay.
  static func pause() {
    restore(discardingInput: true)
  }

  private static let inputFile = Atomic<Int32>(-1)

  /// Safe in a signal handler. Does nothing the second time.
  private static func restore(discardingInput: Bool) {
    guard isActive.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let record = record
    let leave = record.pointee.leave
    var start = 0
    while start < leave.count {
      // A terminal that takes nothing any more must not keep the process from ending.
      var ready = pollfd(fd: record.pointee.output, events: Int16(POLLOUT), revents: 0)
      guard poll(&ready, 1, 200) > 0 || errno == EINTR else { break }
      let count = write(record.pointee.output, leave.baseAddress?.advanced(by: start), leave.count - start)
      if count > 0 {
        start += count
      } else if errno != EINTR && errno != EAGAIN {
        break
      }
    }
    // Discarding keeps mouse reports that are still under way from being typed at the shell.
    tcsetattr(inputFile.load(ordering: .relaxed), discardingInput ? TCSAFLUSH : TCSANOW, &record.pointee.original)
    notifyGuard(TerminalGuard.off)
  }

  private static func installHandlers() {
    let restoring = SignalAction({ TerminalRestoration.restoreAndRaise($0) }, flags: Int32(SA_ONSTACK))
    for signal in ending where SignalAction(installedFor: signal).isDefault { install(restoring, for: signal) }
    for signal in crashes where !SignalAction(installedFor: signal).isIgnore { install(restoring, for: signal) }
    let notifying = SignalAction({ TerminalRestoration.notify($0) }, flags: Int32(SA_RESTART))
    for signal in [SIGWINCH, SIGTSTP, SIGCONT] where SignalAction(installedFor: signal).isDefault {
      install(notifying, for: signal)
    }
  }

  private static func install(_ action: SignalAction, for signal: Int32) {
    // Our handler must never be its own way back: it would be raised for ever.
    guard !installed.contains(signal) else { return }
    record.pointee.previous[Int(signal)] = SignalAction(installedFor: signal).raw
    installed.append(signal)
    action.install(for: signal)
  }

  // Only the main actor's session installs and removes.
  private nonisolated(unsafe) static var installed: [Int32] = []

  private static func removeHandlers() {
    for signal in installed { sigaction(signal, &record.pointee.previous[Int(signal)], nil) }
    installed = []
  }

  /// The handler of signals that end the process: restores, and lets the signal do what it would have done.
  private static func restoreAndRaise(_ signal: Int32) {
    let code = errno
    restore(discardingInput: false)
    sigaction(signal, &record.pointee.previous[Int(signal)], nil)
    // The signal is blocked while this handler runs; it strikes when the handler returns.
    raise(signal)
    errno = code
  }

  /// The handler of signals that the session answers.
  private static func notify(_ signal: Int32) {
    let code = errno
    switch signal {
    case SIGWINCH: WakePipe.shared.send(.resized)
    case SIGTSTP: WakePipe.shared.send(.suspended)
    default: WakePipe.shared.send(.resumed)
    }
    errno = code
  }

  /// Stops the process as Control-Z does, with the terminal restored, until it is continued.
  ///
  /// Where nobody could continue the process (an orphaned process group) the system does not stop it.
  static func suspend(_ device: TerminalDevice) throws(SessionError) {
    pause()
    let own = SignalAction(installedFor: SIGTSTP)
    SignalAction().install(for: SIGTSTP)
    raise(SIGTSTP)
    own.install(for: SIGTSTP)
    try resume(device)
  }
}

/// What a session switches on at the terminal, and off again.
enum TerminalModes {
  /// Alternate screen, hidden cursor, no automatic wrapping; mouse buttons, drags and wheel in SGR form; bracketed paste.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h"

  /// The reverse, in reverse; harmless where nothing was switched on.
  static let leave =
    "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Moves with no button held are reported too.
  static let watchMoves = "\u{1B}[?1003h"

  /// They are reported no longer. Terminals know one of these modes at a time: the others have to be asked for again.
  static let ignoreMoves = "\u{1B}[?1003l\u{1B}[?1000h\u{1B}[?1002h"
}
