import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A type that puts the terminal into the session's modes, and restores it in every case in which the process ends.
///
/// The covered cases are: ``leave()``, `exit`, every signal that terminates a process by default, and crashes,
/// including a stack overflow of the session's thread. The ``TerminalGuard`` covers the cases without a handler:
/// overflows of other threads, `SIGKILL`, and `_exit`. The session does not handle a signal that is ignored or for
/// which the program has installed an action, except for crashes: the terminal is restored first, and then the
/// program's own action runs.
enum TerminalRestoration {
  /// The data for a signal handler, in memory that is never moved or freed.
  private struct Record {
    var original = termios()
    var output: Int32 = -1
    /// The previous actions by signal number, set while the session's handler is installed.
    var previous: UnsafeMutablePointer<sigaction>
    var leave: UnsafeMutableBufferPointer<UInt8>
  }

  private static let signalCount = 65

  // Sound: written on the main thread only while `isActive` is false, and read by handlers only while it is true. It is
  // created before any handler is installed, so that no handler runs the initializer. It is a pointer because
  // exclusivity tracking of a variable does not account for handlers that interrupt an access.
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

  /// All signals that terminate the process by default and are not crashes, including the real-time signals.
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

  /// The signals that the Swift crash reporter may handle, including that of the quit key. It runs after the terminal
  /// is restored.
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

  // Only the main actor's session starts and ends a guard.
  private nonisolated(unsafe) static var guardian: TerminalGuard?

  /// The file with which the guard is notified whether the terminal needs to be restored.
  private static let guardFile = Atomic<Int32>(-1)

  /// Notifies the guard of a state. Safe in a signal handler.
  private static func notifyGuard(_ state: StaticString) {
    let file = guardFile.load(ordering: .sequentiallyConsistent)
    if file >= 0 { _ = write(file, state.utf8Start, state.utf8CodeUnitCount) }
  }

  /// Enters the modes again after the process was suspended. The saved settings remain unchanged.
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

  /// Leaves the modes and restores the signal handlers.
  static func leave() {
    restore(discardingInput: true)
    removeHandlers()
    guardFile.store(-1, ordering: .sequentiallyConsistent)
    guardian?.end()
    guardian = nil
  }

  /// Leaves the modes temporarily; the handlers remain.
  static func pause() {
    restore(discardingInput: true)
  }

  private static let inputFile = Atomic<Int32>(-1)

  /// Restores the terminal. Safe in a signal handler; further calls have no effect.
  private static func restore(discardingInput: Bool) {
    guard isActive.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let record = record
    let leave = record.pointee.leave
    var start = 0
    while start < leave.count {
      // A terminal that accepts no output must not prevent the process from ending.
      var ready = pollfd(fd: record.pointee.output, events: Int16(POLLOUT), revents: 0)
      guard poll(&ready, 1, 200) > 0 || errno == EINTR else { break }
      let count = write(record.pointee.output, leave.baseAddress?.advanced(by: start), leave.count - start)
      if count > 0 {
        start += count
      } else if errno != EINTR && errno != EAGAIN {
        break
      }
    }
    // Discarding the input prevents pending mouse reports from reaching the shell.
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
    // The saved action must never be the session's own handler, which would be raised indefinitely.
    guard !installed.contains(signal) else { return }
    record.pointee.previous[Int(signal)] = SignalAction(installedFor: signal).raw
    installed.append(signal)
    action.install(for: signal)
  }

  // Only the main actor's session installs and removes handlers.
  private nonisolated(unsafe) static var installed: [Int32] = []

  private static func removeHandlers() {
    for signal in installed { sigaction(signal, &record.pointee.previous[Int(signal)], nil) }
    installed = []
  }

  /// Handles a signal that terminates the process: restores the terminal and then performs the original action.
  private static func restoreAndRaise(_ signal: Int32) {
    let code = errno
    restore(discardingInput: false)
    sigaction(signal, &record.pointee.previous[Int(signal)], nil)
    // The signal is blocked while this handler runs, and is delivered when the handler returns.
    raise(signal)
    errno = code
  }

  /// Handles a signal that the session processes.
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
  /// The system does not stop an orphaned process group, which no shell could continue.
  static func suspend(_ device: TerminalDevice) throws(SessionError) {
    pause()
    let own = SignalAction(installedFor: SIGTSTP)
    SignalAction().install(for: SIGTSTP)
    raise(SIGTSTP)
    own.install(for: SIGTSTP)
    try resume(device)
  }
}

/// The sequences that enter and leave the modes of a session.
enum TerminalModes {
  /// The alternate screen, a hidden cursor, and no automatic wrapping; mouse buttons, drags, and the wheel in SGR form;
  /// bracketed paste.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h"

  /// The reverse sequence, which is harmless if the modes are not active.
  static let leave =
    "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Enables reports of moves without a pressed button.
  static let watchMoves = "\u{1B}[?1003h"

  /// Disables these reports. Terminals support one of these modes at a time, so the others are enabled again.
  static let ignoreMoves = "\u{1B}[?1003l\u{1B}[?1000h\u{1B}[?1002h"
}
