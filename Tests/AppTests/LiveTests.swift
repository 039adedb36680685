#if os(Linux)
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The fixture on a terminal of its own.
  @Suite(.serialized, .timeLimit(.minutes(2))) struct LiveTests {
    private func start(_ arguments: String...) throws -> PseudoTerminal {
      try PseudoTerminal(
        program.path, arguments, columns: 40, rows: 10,
        environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"])
    }

    @Test func `Without options the app runs live, and a click is a tap`() throws {
      let terminal = try start()
      #expect(terminal.waitFor("loaded"), "\(terminal.output.debugDescription)")
      terminal.send("\u{1B}[<0;3;4M\u{1B}[<0;3;4m")
      // The only digit, in the place where it stood.
      #expect(terminal.waitFor("\u{1B}[2;14H1"), "\(terminal.output.debugDescription)")
      terminal.send("q")
      #expect(terminal.waitForEnd() == .exited(0))
    }

    @Test func `With options it does not wait for a key`() throws {
      let terminal = try start("--script", "tap More")
      #expect(terminal.waitForEnd() == .exited(0))
      #expect(terminal.output.contains("Tapped 1"))
      #expect(!terminal.output.contains("\u{1B}"))
    }
  }
#endif
