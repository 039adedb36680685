#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  @testable import TributaryTerminal

  /// Every termination of a process restores the terminal.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct TerminalRestorationTests {
    private func start() throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        try TerminalSessionFixture.path, environment: TerminalSessionFixture.environment)
      terminal.expect("ready")
      expect(!terminal.isCooked)
      return terminal
    }

    /// Starts the fixture under a shell that continues after the fixture has ended, like an interactive shell.
    private func startInShell() throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        "/bin/sh", ["-c", "\"$0\"; echo status-$?; read -r line", try TerminalSessionFixture.path],
        environment: TerminalSessionFixture.environment)
      terminal.expect("ready")
      expect(!terminal.isCooked)
      return terminal
    }

    private func expectRestored(_ terminal: PseudoTerminal, _ location: Testing.SourceLocation = #_sourceLocation) {
      #expect(terminal.output.contains(TerminalModes.leave), sourceLocation: location)
      #expect(terminal.isCooked, sourceLocation: location)
    }

    /// All signals that end a process by default: every number except signals that are ignored or stop a process, and
    /// the two reserved by the C library.
    static let signals: [Int32] = {
      let others: Set<Int32> = [
        SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, 32, 33,
      ]
      return (1...64).filter { !others.contains($0) }
    }()

    @Test(arguments: signals)
    func `A signal restores the terminal and then has its default effect`(_ signal: Int32) throws {
      let terminal = try start()
      terminal.signal(signal)
      expect(terminal.waitForEnd(), equals: .signaled(signal))
      expectRestored(terminal)
    }

    @Test func `Abort and exit restore the terminal`() throws {
      let aborting = try start()
      aborting.send("a")
      expect(aborting.waitForEnd(), equals: .signaled(SIGABRT))
      expectRestored(aborting)
      let exiting = try start()
      exiting.send("e")
      expect(exiting.waitForEnd(), equals: .exited(3))
      expectRestored(exiting)
    }

    @Test func `A stack overflow on the session's thread restores the terminal before it ends the process`() throws {
      let terminal = try start()
      terminal.send("o")
      expect(terminal.waitForEnd(), equals: .signaled(SIGSEGV))
      expectRestored(terminal)
    }

    /// The process runs no code: an overflow on another thread, which has no signal stack; `_exit`; `SIGKILL`.
    @Test(arguments: [("b", 128 + SIGSEGV), ("k", 4), (nil, 128 + SIGKILL)] as [(String?, Int32)])
    func `The guard restores the terminal when the process is killed`(key: String?, status: Int32) throws {
      let terminal = try startInShell()
      if let key {
        terminal.send(key)
      } else {
        // The fixture is the shell's only child.
        let list = "/proc/\(terminal.processIdentifier)/task/\(terminal.processIdentifier)/children"
        let child = try String(contentsOfFile: list, encoding: .utf8).split(separator: " ").first.flatMap { pid_t($0) }
        kill(try #require(child), SIGKILL)
      }
      terminal.expect("status-\(status)")
      terminal.expect(TerminalModes.leave)
      let end = ContinuousClock.now + .seconds(10)
      while !terminal.isCooked, ContinuousClock.now < end { usleep(10_000) }
      expectRestored(terminal)
    }

    @Test func `The terminal is restored once, and no guard remains`() throws {
      let terminal = try startInShell()
      terminal.send("q")
      terminal.expect("status-0")
      expect(terminal.waitForQuiet())
      expect(terminal.output.components(separatedBy: TerminalModes.leave).count, equals: 2)
      let list = "/proc/\(terminal.processIdentifier)/task/\(terminal.processIdentifier)/children"
      try expect(String(contentsOfFile: list, encoding: .utf8), equals: "")
    }

    @Test func `Control-Z stops the program with the terminal restored, and fg resumes the session`() throws {
      // A shell with job control, whose jobs can be stopped.
      let script = "set -m; \"$0\"; echo shell-has-it; read -r line; fg >/dev/null; echo over-$?"
      let terminal = try PseudoTerminal(
        "/bin/sh", ["-c", script, try TerminalSessionFixture.path], environment: TerminalSessionFixture.environment)
      terminal.expect("ready")
      expect(!terminal.isCooked)
      terminal.send("\u{1A}", expecting: "shell-has-it")
      expectRestored(terminal)
      terminal.send("\n", expecting: "ready")
      expect(terminal.output.contains(TerminalModes.enter))
      expect(!terminal.isCooked)
      terminal.send("q")
      terminal.expect("over-0")
      expectRestored(terminal)
    }

    @Test func `A terminal whose other end closes ends the program by its signal`() throws {
      let terminal = try start()
      terminal.hangUp()
      expect(terminal.waitForEnd(), equals: .signaled(SIGHUP))
    }

    @Test(arguments: ["", "f", "t"])
    func `A program that outlives its terminal is notified that the session is over`(keys: String) throws {
      let terminal = try PseudoTerminal(
        try TerminalSessionFixture.path, ["--outlive"], environment: TerminalSessionFixture.environment)
      terminal.expect("ready")
      // Idle, during a flood of pictures, and ticking.
      if !keys.isEmpty { terminal.send(keys) }
      terminal.hangUp()
      expect(terminal.waitForEnd(), equals: .exited(0))
      expect(terminal.processorTicks, below: 200)
    }
  }
#endif
