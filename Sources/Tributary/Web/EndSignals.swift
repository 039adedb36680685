import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals with which a user or the system terminates a served program.
///
///     signal ──▶ handler ──▶ pipe ──▶ thread ──▶ hasArrived on the main actor ──▶ the program ends normally
///                                       │
///                                       └─ a second signal, or 3 seconds later ──▶ the process terminates
///
/// The main thread can be busy with client code, so a separate thread waits for the signals.
@MainActor
final class EndSignals {
  private(set) var hasArrived = false
  private let pipe = Pipe()
  private let cleanup = Cleanup()

  /// An action that runs before the process terminates without the main thread.
  private final class Cleanup: Sendable {
    let action = Mutex<@Sendable () -> Void>({})
  }

  nonisolated static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// The time that the main thread has to end the program, in milliseconds.
  private nonisolated static let patience: Int32 = 3_000

  init() {
    let (input, output) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
    for end in [input, output] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    signalPipe = output
    for number in Self.numbers { signal(number, reportSignal) }
    // A program inherits the blocked signals of the thread that starts it. The new thread inherits the mask of this
    // one.
    Self.unblock()
    Thread.detachNewThread { [weak self, pipe, cleanup] in
      defer { withExtendedLifetime(pipe) {} }
      guard let number = Self.next(input), number != 0 else { return }
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.hasArrived = true } }
      if let further = Self.next(input, within: Self.patience), further == 0 { return }
      let action = cleanup.action.withLock { $0 }
      action()
      signal(Int32(number), SIG_DFL)
      kill(getpid(), Int32(number))
    }
  }

  /// Sets an action that runs before the process terminates without the main thread.
  func willTerminate(_ action: @escaping @Sendable () -> Void) { cleanup.action.withLock { $0 = action } }

  /// Restores the default handlers, so that a further signal terminates the process immediately.
  func end() {
    Self.restoreDefaults()
    reportSignal(0)
  }

  /// Restores the default handlers, and unblocks the signals for a program that replaces this one.
  nonisolated static func restoreDefaults() {
    for number in numbers { signal(number, SIG_DFL) }
    unblock()
  }

  private nonisolated static func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Returns the next byte of the pipe: the number of a signal, or 0 after the end.
  private nonisolated static func next(_ input: Int32, within milliseconds: Int32 = -1) -> UInt8? {
    while true {
      var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let count = poll(&ready, 1, milliseconds)
      if count < 0, errno == EINTR { continue }
      var byte: UInt8 = 0
      guard count > 0, read(input, &byte, 1) == 1 else { return nil }
      return byte
    }
  }
}

/// The write end of the pipe. A signal handler can access only global storage; it is set before the handler.
private nonisolated(unsafe) var signalPipe: Int32 = -1

/// Writes a byte to the pipe. A signal handler calls this function, so it must not allocate memory or lock.
private func reportSignal(_ number: Int32) {
  var byte = UInt8(truncatingIfNeeded: number)
  let code = errno
  _ = write(signalPipe, &byte, 1)
  errno = code
}
