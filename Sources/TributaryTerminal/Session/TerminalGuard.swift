#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A helper process that restores the terminal if this process ends without restoring it.
///
/// No handler runs when a thread without a signal stack overflows, or after `SIGKILL` and `_exit`. The guard is a shell
/// that reads a pipe from this process:
///
///     this process ──"on", "off"──▶ the guard          if the pipe closes while on: restores the terminal
///
/// It is in a separate process group, so that signals to the group of this process do not reach it, and it ends with
/// this process. Without a shell there is no guard.
struct TerminalGuard {
  private let process: pid_t
  /// The writable end of the pipe.
  let file: Int32

  static let on: StaticString = "on\n"
  static let off: StaticString = "off\n"

  /// The shell program. Its argument is the text that leaves the modes.
  ///
  /// The descriptors are 0 for the pipe, 3 for the terminal, and 4 for the confirmation that the settings are saved.
  private static let script = """
    trap '' HUP INT QUIT TERM TSTP TTIN TTOU PIPE ALRM USR1 USR2
    saved=$(stty -g <&3) || exit 1
    echo ready >&4
    exec 4>&-
    state=off
    while read -r word; do state=$word; done
    if [ "$state" = on ]; then printf %s "$1" >&3; stty "$saved" <&3; fi
    """

  /// The maximum startup time of the shell in milliseconds. After that, the session begins without a guard.
  private static let patience: Int32 = 2_000

  /// Starts a guard that saves the current settings of the terminal.
  init?(_ device: TerminalDevice) {
    guard let orders = Self.pipe() else { return nil }
    guard let answers = Self.pipe() else {
      close(orders.read)
      close(orders.write)
      return nil
    }
    let process = Self.spawn(device, orders: orders.read, answers: answers.write)
    close(orders.read)
    close(answers.write)
    defer { close(answers.read) }
    guard let process else {
      close(orders.write)
      return nil
    }
    self.process = process
    file = orders.write
    var byte: UInt8 = 0
    guard TerminalDevice.wait(for: [answers.read], milliseconds: Self.patience), read(answers.read, &byte, 1) == 1
    else {
      end()
      return nil
    }
  }

  /// Ends the guard, because the terminal is restored.
  func end() {
    close(file)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Returns both ends of a pipe that child processes do not inherit.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: (Int32, Int32) = (-1, -1)
    let isOpen = withUnsafeMutablePointer(to: &ends) { pointer in
      pointer.withMemoryRebound(to: Int32.self, capacity: 2) { systemPipe($0) == 0 }
    }
    guard isOpen else { return nil }
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends.0, ends.1)
  }

  private static func spawn(_ device: TerminalDevice, orders: Int32, answers: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    // The descriptors are moved away from the numbers that the guard uses, so that they do not overwrite each other.
    var files: [Int32] = []
    defer { for file in files { close(file) } }
    for file in [orders, device.output, answers] { files.append(fcntl(file, F_DUPFD_CLOEXEC, 10)) }
    guard files.allSatisfy({ $0 >= 0 }), posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, files[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, files[1], 3)
    posix_spawn_file_actions_adddup2(&actions, files[2], 4)
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let texts: [String] = ["sh", "-c", script, "terminal-guard", TerminalModes.leave]
    var arguments = texts.map { (text: String) -> UnsafeMutablePointer<CChar>? in strdup(text) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    return posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ) == 0 ? process : nil
  }
}

/// Calls the C function, which the method above shadows.
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
