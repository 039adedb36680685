#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The program on a separate terminal: 80 columns and 24 rows, so that a month has 20 columns and 8 rows.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct LiveTests {
    /// The sequence that restores the terminal: the end of the alternate screen comes last.
    private static let restored = "\u{1B}[?1049l"

    private func start(_ arguments: String...) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(program: program.path, arguments)
      terminal.expect("December")
      return terminal
    }

    private func expectRestored(_ terminal: PseudoTerminal, _ location: Testing.SourceLocation = #_sourceLocation) {
      #expect(terminal.output.hasSuffix(Self.restored), sourceLocation: location)
      #expect(terminal.isCooked, sourceLocation: location)
    }

    /// Returns the sequence that moves the cursor, with positions starting at 1.
    private func cursor(row: Int, column: Int) -> String { "\u{1B}[\(row);\(column)H" }

    /// Returns the last character that the output writes at a position, from 1. The program moves the cursor by two
    /// kinds of sequences, which depend on the frames that a busy machine shows.
    private func character(row: Int, column: Int, in output: String) -> Character? {
      var position = (row: 1, column: 1)
      var found: Character?
      for match in output.matches(of: /\u{1B}\[\??([0-9;]*)([A-Za-z])|(.)/) {
        let numbers = (match.output.1 ?? "").split(separator: ";").compactMap { Int($0) }
        switch match.output.2 {
        case "H"? where numbers.count == 2: position = (numbers[0], numbers[1])
        case "C"?: position.column += numbers.first ?? 1
        case nil:
          if position == (row, column) { found = match.output.3?.first }
          position.column += 1
        default: break
        }
      }
      return found
    }

    @Test(arguments: ["fade", "border", "anchor"]) func `A click selects the month under it`(_ style: String) throws {
      let terminal = try start("--style", style)
      // July is the third month of the second row.
      terminal.send("\u{1B}[<0;50;12M\u{1B}[<0;50;12m", expecting: "╭──────╮")
      expect(terminal.waitForQuiet())
      expect(character(row: 12, column: 47, in: terminal.output), equals: "╭", "\(terminal.output.debugDescription)")
      terminal.quit()
      expectRestored(terminal)
    }

    @Test func `Arrow keys move the focus, and Return selects`() throws {
      let terminal = try start()
      terminal.clear()
      terminal.send("\u{1B}[C")
      expect(terminal.waitFor("┌┄┄"), "a ring around January: \(terminal.output.debugDescription)")
      // From January down to May, right to June.
      terminal.send("\u{1B}[B\u{1B}[C\r", expecting: "╭──────╮")
    }

    @Test func `A line in the last row names the keys`() throws {
      let terminal = try start()
      terminal.expect("quit")
      expect(terminal.output.contains(cursor(row: 24, column: 2)))
      // A space can be a movement of the cursor.
      let text = terminal.output.replacingOccurrences(of: "\u{1B}[C", with: " ")
      expect(text, contains: "Tab and arrows: move", "\(text.debugDescription)")
    }

    @Test func `A resize lays the months out again`() throws {
      let terminal = try start("--select", "may")
      terminal.clear()
      terminal.resize(columns: 60, rows: 30)
      terminal.expect("December")
      // May has 15 columns and 10 rows, with its border of 7 by 3 in the center.
      expect(terminal.output.contains("\(cursor(row: 15, column: 5))\u{1B}[38;5;77m╭─────╮"))
    }

    @Test(arguments: [SIGTERM, SIGHUP]) func `A signal restores the terminal`(_ signal: Int32) throws {
      let terminal = try start()
      expect(!terminal.isCooked)
      terminal.signal(signal)
      expect(terminal.waitForEnd(), equals: .signaled(signal))
      expectRestored(terminal)
    }

    @Test func `An idle selector uses no processor time`() throws {
      let terminal = try start()
      terminal.send("\t")
      expect(terminal.waitFor("┌┄┄"))
      usleep(300_000)
      let before = terminal.processorTicks
      usleep(700_000)
      expect(terminal.processorTicks - before, atMost: 1, "in hundredths of a second")
    }

    @Test func `A report can be printed on a terminal`() throws {
      let terminal = try PseudoTerminal(program.path, ["--report"])
      expect(terminal.waitForEnd(), equals: .exited(0))
      expect(terminal.output, contains: "\"passes\": 2")
      expect(terminal.output, lacks: "\u{1B}")
    }
  }
#endif
