#if os(Linux)
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The doctor on a separate terminal.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct LiveTests {
    private func start(_ arguments: String...) throws -> PseudoTerminal {
      try PseudoTerminal(program: Program("LoopDoctor").path, arguments)
    }

    @Test func `A click on a case shows its page, and the back button returns to the list`() throws {
      let terminal = try start()
      terminal.expect("Choose")
      // The eighth case of the list.
      terminal.send("\u{1B}[<0;3;10M\u{1B}[<0;3;10m", expecting: "back")
      terminal.expect("feedbackLoop")
      terminal.send("\u{1B}[<0;3;1M\u{1B}[<0;3;1m", expecting: "Choose")
      terminal.quit()
    }

    @Test func `A page can be printed on a terminal`() throws {
      let terminal = try start("L07")
      expect(terminal.waitForEnd(), equals: .exited(0))
      expect(terminal.output, contains: "feedbackLoop")
      expect(terminal.output, lacks: "\u{1B}")
    }
  }
#endif
