#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `sigaction` under one name on every platform: the C libraries call the handler's field differently.
struct SignalAction {
  typealias Handler = @convention(c) (Int32) -> Void

  var raw = sigaction()

  /// The default action.
  init() {}

  /// - Parameters:
  ///   - handler: Called on whatever thread gets the signal; may do only what is safe in a signal handler.
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
    // Otherwise a background process that restores its terminal would be stopped for touching it.
    sigaddset(&raw.sa_mask, SIGTTOU)
  }

  /// What is installed for a signal.
  init(installedFor signal: Int32) {
    sigaction(signal, nil, &raw)
  }

  func install(for signal: Int32) {
    var raw = raw
    sigaction(signal, &raw, nil)
  }

  /// `SIG_DFL` is 0 and `SIG_IGN` is 1 on every platform.
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

/// A stack for signal handlers: the one of a thread that has overflowed has no room for the handler that restores the terminal.
///
/// A thread has one of its own or none, so that this covers the thread of the session; ``TerminalGuard`` covers the others.
enum SignalStack {
  private static let size = 64 << 10

  // Sound: touched only where a session begins, by the main actor. The memory is never freed, since a handler may stand on it.
  private nonisolated(unsafe) static let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)

  /// Gives the calling thread the stack, unless it has one: the crash reporter's stays.
  static func install() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }
}
