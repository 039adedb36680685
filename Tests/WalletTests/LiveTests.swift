#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The wallet on a separate terminal.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct LiveTests {
    private func start(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
      try PseudoTerminal(program: program.path, [], columns: columns, rows: rows)
    }

    @Test func `A click opens a card, and the button closes it`() throws {
      let terminal = try start()
      terminal.expect("Reserve")
      expect(terminal.waitForQuiet())
      // The front card is at the bottom.
      terminal.send("\u{1B}[<0;40;21M\u{1B}[<0;40;21m")
      terminal.expect("Corner Grocery")
      expect(terminal.waitForQuiet())
      // The last card appears in rows that were empty.
      terminal.send("\t\r", expecting: "Reserve")
      terminal.quit()
    }

    /// Returns the names of the cards in the terminal, from top to bottom, after all motion.
    private func names(on terminal: PseudoTerminal, rows: Int) -> [String] {
      expect(terminal.waitForQuiet())
      terminal.clear()
      // A resize draws the whole picture.
      terminal.resize(columns: 80, rows: rows)
      expect(terminal.waitFor("Wallet"))
      expect(terminal.waitForQuiet())
      let screen = terminal.output.components(separatedBy: "\u{1B}[2J").last ?? ""
      return ["Everyday", "Travel", "Music", "Reserve"]
        .compactMap { name in screen.range(of: name).map { (name, $0.lowerBound) } }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test func `A card that is held and dragged by the mouse moves to another position`() throws {
      let terminal = try start()
      terminal.expect("Reserve")
      expect(names(on: terminal, rows: 25), equals: ["Reserve", "Music", "Travel", "Everyday"])
      terminal.send("\u{1B}[<0;40;22M")
      expect(terminal.waitForQuiet(of: 0.6))
      // Seven rows are 112 points: two steps of 50.
      for row in stride(from: 21, through: 15, by: -1) { terminal.send("\u{1B}[<32;40;\(row)M") }
      terminal.send("\u{1B}[<0;40;15m")
      expect(names(on: terminal, rows: 24), equals: ["Reserve", "Everyday", "Music", "Travel"])
      terminal.quit()
    }

    @Test func `The wallet is usable in five rows of twenty columns`() throws {
      let terminal = try start(columns: 20, rows: 5)
      terminal.expect("Wallet")
      expect(terminal.waitForQuiet())
      expect(terminal.output, lacks: "Done")
      terminal.send("\u{1B}[<0;10;4M\u{1B}[<0;10;4m")
      expect(terminal.waitForQuiet())
      terminal.clear()
      terminal.resize(columns: 20, rows: 6)
      terminal.expect("Done")
      expect(terminal.waitFor("Every"))
      expect(terminal.waitForQuiet())
      terminal.quit()
      expect(terminal.output.hasSuffix("\u{1B}[?1049l"), "\(terminal.output.debugDescription)")
    }
  }
#endif
