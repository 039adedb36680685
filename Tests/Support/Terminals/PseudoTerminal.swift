#if os(Linux)
  package import Foundation

  /// A program that runs on a separate terminal, whose other end the test controls.
  ///
  /// The process leads a session with this controlling terminal, so that it receives the signals of a real terminal.
  package final class PseudoTerminal {
    package enum Failure: Error { case system(String, Int32) }

    package let processIdentifier: pid_t
    private var master: Int32
    private var status: Int32?

    /// The output of the process so far.
    package private(set) var output = ""

    /// - Parameters:
    ///   - executable: The path of the program.
    ///   - environment: The complete environment.
    package init(
      _ executable: String, _ arguments: [String] = [], columns: Int = 40, rows: Int = 10,
      environment: [String: String] = ["TERM": "xterm-256color"]
    ) throws {
      // The functions of posix_openpt, unlockpt, and ptsname, which the C library declares only for X/Open sources.
      let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var locked: Int32 = 0
      var index: UInt32 = 0
      guard master >= 0, ioctl(master, unlock, &locked) == 0, ioctl(master, number, &index) == 0 else {
        throw Failure.system("/dev/ptmx", errno)
      }
      self.master = master
      let slave = "/dev/pts/\(index)"
      Self.setSize(of: master, columns: columns, rows: rows)

      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      // The first terminal that the leader of a new session opens becomes its controlling terminal.
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, slave, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // POSIX_SPAWN_SETSID, which the C library declares only for GNU sources; no signal is blocked or ignored by
      // inheritance.
      let setSession: Int32 = 0x80
      var none = sigset_t()
      var all = sigset_t()
      sigemptyset(&none)
      sigfillset(&all)
      sigdelset(&all, SIGKILL)
      sigdelset(&all, SIGSTOP)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setsigdefault(&attributes, &all)
      posix_spawnattr_setflags(
        &attributes, Int16(setSession) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

      var argv: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
      var envp: [UnsafeMutablePointer<CChar>?] =
        environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer { for pointer in argv + envp { free(pointer) } }
      var process: pid_t = 0
      let code = posix_spawn(&process, executable, &actions, &attributes, &argv, &envp)
      processIdentifier = process
      guard code == 0 else {
        status = 0
        throw Failure.system("posix_spawn", code)
      }
    }

    deinit {
      if status == nil {
        kill(processIdentifier, SIGKILL)
        var ignored: Int32 = 0
        waitpid(processIdentifier, &ignored, 0)
      }
      if master >= 0 { close(master) }
    }

    /// Closes the other end, like a terminal window that is closed.
    package func hangUp() {
      close(master)
      master = -1
    }

    package func resize(columns: Int, rows: Int) { Self.setSize(of: master, columns: columns, rows: rows) }

    private static func setSize(of file: Int32, columns: Int, rows: Int) {
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(file, UInt(TIOCSWINSZ), &size)
    }

    package func send(_ text: String) {
      var bytes = Array(text.utf8)
      _ = write(master, &bytes, bytes.count)
    }

    /// Sends a text repeatedly while reading the output, since a writer can wait for the reader.
    ///
    /// - Returns: Whether the program read all input within the time.
    package func flood(_ text: String, count: Int, seconds: Double = 60) -> Bool {
      let end = ContinuousClock.now + .seconds(seconds)
      // Whole texts of about a page per write.
      let page = max(1, 2_048 / text.utf8.count)
      let bytes = Array(String(repeating: text, count: page).utf8)
      var left = count * text.utf8.count
      var start = 0
      _ = fcntl(master, F_SETFL, O_NONBLOCK)
      defer { _ = fcntl(master, F_SETFL, 0) }
      while left > 0 {
        guard ContinuousClock.now < end else { return false }
        var ready = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
        poll(&ready, 1, 100)
        if ready.revents & Int16(POLLIN) != 0, !read(milliseconds: 0) { return false }
        guard ready.revents & Int16(POLLOUT) != 0 else { continue }
        let count = bytes.withUnsafeBytes {
          Glibc.write(master, $0.baseAddress?.advanced(by: start), min($0.count - start, left))
        }
        guard count > 0 else { continue }
        left -= count
        start = (start + count) % bytes.count
      }
      return true
    }

    /// The peak memory of the process, in bytes.
    package var peakMemory: Int {
      let text = (try? String(contentsOfFile: "/proc/\(processIdentifier)/status", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
    }

    package func signal(_ number: Int32) { kill(processIdentifier, number) }

    /// Reads until the text has been written, starting from the last time that `output` was cleared.
    ///
    /// - Returns: Whether the text arrived within the time.
    package func waitFor(_ text: String, seconds: Double = 20) -> Bool {
      let end = ContinuousClock.now + .seconds(seconds)
      while !output.contains(text) {
        guard ContinuousClock.now < end else { return false }
        if !read(milliseconds: 50) { return output.contains(text) }
      }
      return true
    }

    /// Reads until there is no output for the given duration.
    ///
    /// - Returns: Whether the output paused within the time.
    package func waitForQuiet(of quiet: Double = 0.4, seconds: Double = 20) -> Bool {
      let end = ContinuousClock.now + .seconds(seconds)
      var last = ContinuousClock.now
      while ContinuousClock.now < last + .seconds(quiet) {
        guard ContinuousClock.now < end else { return false }
        if hasMore { last = ContinuousClock.now }
        if !read(milliseconds: 20) { return true }
      }
      return true
    }

    /// Clears the output so far.
    package func clear() { output = "" }

    private var undecoded: [UInt8] = []

    /// - Returns: `false` if the process has closed the terminal.
    private func read(milliseconds: Int32) -> Bool {
      var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, milliseconds) > 0 else { return true }
      var buffer: [UInt8] = Array(repeating: 0, count: 4096)
      let count = Glibc.read(master, &buffer, buffer.count)
      guard count > 0 else { return false }
      undecoded += buffer.prefix(count)
      if let text = String(bytes: undecoded, encoding: .utf8) {
        output += text
        undecoded = []
      }
      return true
    }

    package enum End: Equatable {
      case exited(Int32)
      case signaled(Int32)
      case stillRunning
    }

    /// Reads until the process ends.
    package func waitForEnd(seconds: Double = 20) -> End {
      let end = ContinuousClock.now + .seconds(seconds)
      while ContinuousClock.now < end {
        if !read(milliseconds: 20) { usleep(5_000) }
        var status: Int32 = 0
        if waitpid(processIdentifier, &status, WNOHANG) == processIdentifier {
          self.status = status
          while read(milliseconds: 0), ContinuousClock.now < end, hasMore {}
          return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
        }
      }
      return .stillRunning
    }

    private var hasMore: Bool {
      var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      return poll(&ready, 1, 0) > 0 && ready.revents & Int16(POLLIN) != 0
    }

    /// Waits until a signal stops the process, and returns whether it did so in time.
    package func waitForStop(seconds: Double = 20) -> Bool {
      let end = ContinuousClock.now + .seconds(seconds)
      while ContinuousClock.now < end {
        _ = read(milliseconds: 10)
        var status: Int32 = 0
        if waitpid(processIdentifier, &status, WNOHANG | WUNTRACED) == processIdentifier, status & 0xFF == 0x7F {
          return true
        }
      }
      return false
    }

    /// Whether the terminal echoes and edits lines, as a shell expects.
    package var isCooked: Bool {
      var attributes = termios()
      tcgetattr(master, &attributes)
      return attributes.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
    }

    /// The processor time of the process, in clock ticks.
    package var processorTicks: Int {
      let text = (try? String(contentsOfFile: "/proc/\(processIdentifier)/stat", encoding: .utf8)) ?? ""
      let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
    }
  }
#endif
