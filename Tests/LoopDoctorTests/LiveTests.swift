#if os(Linux)
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The doctor on a separate terminal.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct LiveTests {
    private func start(_ arguments: String...) throws -> PseudoTerminal {
      try PseudoTerminal(
        Program("LoopDoctor").path, arguments, columns: 80, rows: 24,
        environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"])
    }

    @Test func `A click on a case shows its page, and the back button returns to the list`() throws {
      let terminal = try start()
      #expect(terminal.waitFor("Choose"), "\(terminal.output.debugDescription)")
      // The eighth case of the list.
      terminal.clear()
      terminal.send("\u{1B}[<0;3;10M\u{1B}[<0;3;10m")
      #expect(terminal.waitFor("back"), "\(terminal.output.debugDescription)")
      #expect(terminal.waitFor("feedbackLoop"), "\(terminal.output.debugDescription)")
      terminal.clear()
      terminal.send("\u{1B}[<0;3;1M\u{1B}[<0;3;1m")
      #expect(terminal.waitFor("Choose"), "\(terminal.output.debugDescription)")
      terminal.send("q")
      #expect(terminal.waitForEnd() == .exited(0))
    }

    @Test func `A page can be printed on a terminal`() throws {
      let terminal = try start("L07")
      #expect(terminal.waitForEnd() == .exited(0))
      #expect(terminal.output.contains("feedbackLoop"))
      #expect(!terminal.output.contains("\u{1B}"))
    }
  }
#endif
