#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
