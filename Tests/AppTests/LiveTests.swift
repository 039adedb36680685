#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The fixture on a separate terminal.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct LiveTests {
    private func start(_ arguments: String..., columns: Int = 40, rows: Int = 10) throws -> PseudoTerminal {
      try PseudoTerminal(program: program.path, arguments, columns: columns, rows: rows)
    }

    @Test func `Without options the app runs live, and a click is a tap`() throws {
      let terminal = try start()
      terminal.expect("loaded")
      terminal.send("\u{1B}[<0;3;4M\u{1B}[<0;3;4m")
      // The only changed digit, in its earlier place.
      terminal.expect("\u{1B}[2;14H1")
      terminal.quit()
    }

    @Test func `Quitting posts the notification about the end of the program`() throws {
      try Program.withFolder { folder in
        let file = folder.appending(component: "end")
        let terminal = try PseudoTerminal(
          program.path, environment: ["TERM": "xterm-256color", "APP_FIXTURE_END": file.path])
        terminal.expect("loaded")
        expect(!FileManager.default.fileExists(atPath: file.path))
        terminal.quit()
        try expect(String(contentsOf: file, encoding: .utf8), equals: "terminates\n")
      }
    }

    /// Returns the input that a terminal sends for the left button.
    private func mouse(_ what: String, column: Int, row: Int) -> String {
      switch what {
      case "down": "\u{1B}[<0;\(column);\(row)M"
      case "drag": "\u{1B}[<32;\(column);\(row)M"
      default: "\u{1B}[<0;\(column);\(row)m"
      }
    }

    @Test func `A mouse button that is never released does not block the app`() throws {
      let terminal = try start()
      terminal.expect("loaded")
      terminal.clear()
      // The long press is still in progress when the next press begins elsewhere; a drag loses its end in the same way.
      terminal.send(mouse("down", column: 3, row: 6))
      terminal.send(mouse("down", column: 3, row: 8) + mouse("drag", column: 9, row: 8))
      terminal.send(mouse("down", column: 3, row: 4) + mouse("up", column: 3, row: 4))
      terminal.expect("\u{1B}[2;14H1")
      expect(!terminal.waitFor("held", seconds: 0.8))
      terminal.send(mouse("down", column: 3, row: 4) + mouse("up", column: 3, row: 4))
      terminal.expect("\u{1B}[2;14H2")
      terminal.quit()
    }

    @Test func `The app is usable in a terminal of 20 columns and 5 rows`() throws {
      let terminal = try start(columns: 20, rows: 5)
      // The picture is larger than the terminal and centered in it: the ends of "hold me" and "held" are visible.
      terminal.expect("me")
      terminal.send(mouse("down", column: 3, row: 3), expecting: "ld  ")
      terminal.quit()
    }

    @Test func `An app without motion writes no output and uses no processor time`() throws {
      let terminal = try start()
      terminal.expect("loaded")
      // The automatic animation takes two seconds.
      expect(!terminal.waitFor("never", seconds: 2.8))
      terminal.clear()
      let before = terminal.processorTicks
      expect(!terminal.waitFor("never", seconds: 0.8))
      expect(terminal.output, equals: "")
      expect(terminal.processorTicks - before, atMost: 1, "in hundredths of a second")
    }

    @Test func `With options the app does not wait for a key`() throws {
      let terminal = try start("--script", "tap More")
      expect(terminal.waitForEnd(), equals: .exited(0))
      expect(terminal.output, contains: "Tapped 1")
      expect(terminal.output, lacks: "\u{1B}")
    }
  }
#endif
