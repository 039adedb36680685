#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The gallery on a terminal of its own.
  @Suite(.serialized, .timeLimit(.minutes(10))) struct LiveTests {
    private func start(_ arguments: String...) throws -> PseudoTerminal {
      try PseudoTerminal(
        program.path, arguments, columns: 80, rows: 24,
        environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"])
    }

    @Test func `A click on the bar turns the page`() throws {
      let count = try pages().count
      let terminal = try start()
      #expect(terminal.waitFor("The scope of zIndex"), "\(terminal.output.debugDescription)")
      terminal.clear()
      terminal.send("\u{1B}[<0;76;1M\u{1B}[<0;76;1m")
      #expect(terminal.waitFor("2/\(count)"), "\(terminal.output.debugDescription)")
      terminal.clear()
      terminal.send("\u{1B}[<0;4;1M\u{1B}[<0;4;1m")
      #expect(terminal.waitFor("1/\(count)"), "\(terminal.output.debugDescription)")
      terminal.send("q")
      #expect(terminal.waitForEnd() == .exited(0))
    }

    @Test func `Back from the first page is the last, by the keyboard too`() throws {
      let terminal = try start()
      #expect(terminal.waitFor("The scope of zIndex"), "\(terminal.output.debugDescription)")
      terminal.clear()
      terminal.send("\t\r")
      let last = try pages().count
      #expect(terminal.waitFor("\(last)/\(last)"), "\(terminal.output.debugDescription)")
    }

    @Test func `The layer that decides is switched by a click, and the others stay as large`() throws {
      let terminal = try start("priority-zstack")
      #expect(terminal.waitFor("[150]"), "\(terminal.output.debugDescription)")
      terminal.clear()
      // The bar lies in front, so the focus comes to it last; the layers take none, and 200 is the first to choose.
      terminal.send("\t\r")
      #expect(terminal.waitFor("[200]"), "\(terminal.output.debugDescription)")
    }

    @Test func `The wheel scrolls, and the bar tells how far`() throws {
      let terminal = try start("scrolling")
      #expect(terminal.waitFor("Moved by 0"), "\(terminal.output.debugDescription)")
      terminal.send(String(repeating: "\u{1B}[<65;40;12M", count: 40))
      #expect(terminal.waitForQuiet())
      // Of pictures that follow each other only the digits that differ are written; of a new size, everything. On a busy
      // machine the wheel may still be on its way when all is quiet.
      let isMoved = (81...90).contains { columns in
        terminal.resize(columns: columns, rows: 25)
        return terminal.waitFor("Moved by 1920", seconds: 2)
      }
      #expect(isMoved, "\(terminal.output.debugDescription)")
      terminal.send("q")
      #expect(terminal.waitForEnd() == .exited(0))
    }

    @Test func `An order is typed and placed by keys alone`() throws {
      let terminal = try start("controls")
      #expect(terminal.waitFor("ordered"), "\(terminal.output.debugDescription)")
      terminal.clear()
      // The field has the focus first, and takes the letter that quits elsewhere.
      terminal.send("\tAlq\u{7F}")
      terminal.send("\r")
      #expect(terminal.waitFor("Al,"), "\(terminal.output.debugDescription)")
      terminal.clear()
      // The last of the sizes is three stops further on.
      terminal.send("\t\t\t\r\u{1B}[Z\u{1B}[Z\u{1B}[Z\r")
      #expect(terminal.waitFor("large"), "\(terminal.output.debugDescription)")
      terminal.send("\u{3}")
      #expect(terminal.waitForEnd() == .exited(0))
    }

    @Test func `The words change their layout by a key`() throws {
      let terminal = try start("custom-layout")
      #expect(terminal.waitFor("environment"), "\(terminal.output.debugDescription)")
      terminal.clear()
      terminal.send("\t\r")
      #expect(terminal.waitFor("transform"), "the words have moved: \(terminal.output.debugDescription)")
    }
  }
#endif
