#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small process that restores the terminal if this one ends without having done so.
///
/// No handler runs when a thread without a stack for signals overflows, at `SIGKILL` and at `_exit`. The guard is a shell that reads a
/// pipe whose other end this process holds:
///
///     this process ──"on", "off"──▶ the guard          the pipe closes while it is on: the modes are left, the settings put back
///
/// It is in a process group of its own, so that what kills a group leaves it, and ends when this process does. Where there is no shell
/// there is no guard.
struct TerminalGuard {
  private let process: pid_t
  /// The pipe's end that is written to.
  let file: Int32

  static let on: StaticString = "on\n"
  static let off: StaticString = "off\n"

  /// Arguments: what is written to leave the modes. Descriptors: 0 the pipe, 3 the terminal, 4 tells that the settings are kept.
  private static let script = """
    trap '' HUP INT QUIT TERM TSTP TTIN TTOU PIPE ALRM USR1 USR2
    saved=$(stty -g <&3) || exit 1
    echo ready >&4
    exec 4>&-
    state=off
    while read -r word; do state=$word; done
    if [ "$state" = on ]; then printf %s "$1" >&3; stty "$saved" <&3; fi
    """

  /// How long the shell may take to begin, in milliseconds; without it the session begins without a guard.
  private static let patience: Int32 = 2_000

  /// Starts a guard that keeps the settings that the terminal has now.
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

  /// Sends the guard away: there is nothing left to restore.
  func end() {
    close(file)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Both ends, which no program that this process starts inherits.
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
    // Away from the numbers that the guard knows them by, or one would take the place of another.
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

/// The C function, which the method above hides.
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
