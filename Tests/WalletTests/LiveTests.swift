#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The wallet on a terminal of its own.
  @Suite(.serialized, .timeLimit(.minutes(2))) struct LiveTests {
    private func start(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
      try PseudoTerminal(
        program.path, [], columns: columns, rows: rows,
        environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"])
    }

    @Test func `A click opens a card, and the button closes it`() throws {
      let terminal = try start()
      #expect(terminal.waitFor("Reserve"), "\(terminal.output.debugDescription)")
      // The cards stand still after a second.
      Thread.sleep(forTimeInterval: 1.5)
      // The front card lies at the bottom.
      terminal.send("\u{1B}[<0;40;21M\u{1B}[<0;40;21m")
      #expect(terminal.waitFor("Corner Grocery"), "\(terminal.output.debugDescription)")
      terminal.clear()
      terminal.send("\t\r")
      // The last card comes back in the rows where there was nothing.
      #expect(terminal.waitFor("Reserve"), "\(terminal.output.debugDescription)")
      terminal.send("q")
      #expect(terminal.waitForEnd() == .exited(0))
    }

    @Test func `A card that is held and dragged by the mouse goes to another place`() throws {
      let terminal = try start()
      #expect(terminal.waitFor("Reserve"), "\(terminal.output.debugDescription)")
      Thread.sleep(forTimeInterval: 1.5)
      terminal.send("\u{1B}[<0;40;21M")
      Thread.sleep(forTimeInterval: 0.5)
      terminal.clear()
      // Seven rows are 112 points: two steps of 50.
      for row in stride(from: 20, through: 14, by: -1) { terminal.send("\u{1B}[<32;40;\(row)M") }
      terminal.send("\u{1B}[<0;40;14m")
      Thread.sleep(forTimeInterval: 1.5)
      // The second card's number is uncovered now, since the card is the front one; another resize draws all anew.
      terminal.resize(columns: 80, rows: 25)
      #expect(terminal.waitFor("9077"), "\(terminal.output.debugDescription)")
      terminal.send("q")
      #expect(terminal.waitForEnd() == .exited(0))
    }

    @Test func `Five rows of twenty columns are enough to go on`() throws {
      let terminal = try start(columns: 20, rows: 5)
      terminal.send("\u{1B}[<0;10;4M\u{1B}[<0;10;4m")
      terminal.send("q")
      #expect(terminal.waitForEnd() == .exited(0))
    }
  }
#endif
