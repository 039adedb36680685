#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A wrapper of `sigaction` for all platforms, whose C libraries name the handler's field differently.
struct SignalAction {
  typealias Handler = @convention(c) (Int32) -> Void

  var raw = sigaction()

  /// Creates the default action.
  init() {}

  /// - Parameters:
  ///   - handler: A function that is called on any thread and must be safe in a signal handler.
  ///   - flags: `SA_` constants.
  init(_ handler: Handler, flags: Int32) {
    #if canImport(Darwin)
      raw.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      raw.__sa_handler.sa_handler = handler
    #else
      raw.__sigaction_handler.sa_handler = handler
    #endif
    raw.sa_flags = flags
    sigemptyset(&raw.sa_mask)
    // A background process that restores its terminal would otherwise be stopped for accessing it.
    sigaddset(&raw.sa_mask, SIGTTOU)
  }

  /// Creates the action that is installed for a signal.
  init(installedFor signal: Int32) {
    sigaction(signal, nil, &raw)
  }

  func install(for signal: Int32) {
    var raw = raw
    sigaction(signal, &raw, nil)
  }

  // `SIG_DFL` is 0 and `SIG_IGN` is 1 on every platform.
  var isDefault: Bool { address == 0 }
  var isIgnore: Bool { address == 1 }

  private var address: Int {
    #if canImport(Darwin)
      unsafeBitCast(raw.__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Musl)
      unsafeBitCast(raw.__sa_handler.sa_handler, to: Int.self)
    #else
      unsafeBitCast(raw.__sigaction_handler.sa_handler, to: Int.self)
    #endif
  }
}

/// An alternate stack for signal handlers: the stack of a thread that has overflowed has no space for the handler that
/// restores the terminal.
///
/// Each thread has its own alternate stack or none, so this one covers only the thread of the session.
/// ``TerminalGuard`` covers the others.
enum SignalStack {
  private static let size = 64 << 10

  // Sound: accessed only by the main actor at the beginning of a session. The memory is never freed, because a handler
  // may be running on it.
  private nonisolated(unsafe) static let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)

  /// Installs the stack for the calling thread, unless it already has one, such as that of the crash reporter.
  static func install() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }
}
