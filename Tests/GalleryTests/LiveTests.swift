#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The gallery on a separate terminal.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct LiveTests {
    private func start(_ arguments: String...) throws -> PseudoTerminal {
      try PseudoTerminal(
        program.path, arguments, columns: 80, rows: 24,
        environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"])
    }

    @Test func `A click on the bar changes the page`() throws {
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

    @Test func `The bar stays in front of a page that is larger than the terminal`() throws {
      let last = try pages().count
      let place = try #require(try pages().firstIndex(of: "effects")) + 1
      let terminal = try start()
      #expect(terminal.waitFor("The scope of zIndex"), "\(terminal.output.debugDescription)")
      for page in (place...last).reversed() {
        terminal.clear()
        terminal.send("\u{1B}[<0;4;1M\u{1B}[<0;4;1m")
        #expect(terminal.waitFor("\(page)/\(last)"), "\(terminal.output.debugDescription)")
      }
    }

    @Test func `The last page precedes the first, also by keyboard`() throws {
      let terminal = try start()
      #expect(terminal.waitFor("The scope of zIndex"), "\(terminal.output.debugDescription)")
      terminal.clear()
      terminal.send("\t\r")
      let last = try pages().count
      #expect(terminal.waitFor("\(last)/\(last)"), "\(terminal.output.debugDescription)")
    }

    @Test func `A click selects the layer that determines the size, and the others keep theirs`() throws {
      let terminal = try start("priority-zstack")
      #expect(terminal.waitFor("[150]"), "\(terminal.output.debugDescription)")
      terminal.clear()
      // The bar is in front, so it is focused last; the layers cannot be focused, and 200 is the first option.
      terminal.send("\t\r")
      #expect(terminal.waitFor("[200]"), "\(terminal.output.debugDescription)")
    }

    @Test func `The wheel scrolls, and the bar shows the distance`() throws {
      let terminal = try start("scrolling")
      #expect(terminal.waitFor("Moved by 0"), "\(terminal.output.debugDescription)")
      terminal.send(String(repeating: "\u{1B}[<65;40;12M", count: 40))
      #expect(terminal.waitForQuiet())
      // In consecutive pictures only changed digits are written; after a resize, the whole picture is. On a busy
      // machine the wheel events can still be in progress when the output pauses.
      let isMoved = (81...90).contains { columns in
        terminal.resize(columns: columns, rows: 25)
        return terminal.waitFor("Moved by 1920", seconds: 2)
      }
      #expect(isMoved, "\(terminal.output.debugDescription)")
      terminal.send("q")
      #expect(terminal.waitForEnd() == .exited(0))
    }

    @Test func `An order can be entered and placed by keyboard only`() throws {
      let terminal = try start("controls")
      #expect(terminal.waitFor("ordered"), "\(terminal.output.debugDescription)")
      terminal.clear()
      // The field is focused first, and accepts the letter that quits elsewhere.
      terminal.send("\tAlq\u{7F}")
      terminal.send("\r")
      #expect(terminal.waitFor("Al,"), "\(terminal.output.debugDescription)")
      terminal.clear()
      // The last size option is three focus stops farther.
      terminal.send("\t\t\t\r\u{1B}[Z\u{1B}[Z\u{1B}[Z\r")
      #expect(terminal.waitFor("large"), "\(terminal.output.debugDescription)")
      terminal.send("\u{3}")
      #expect(terminal.waitForEnd() == .exited(0))
    }

    @Test func `A key changes the layout of the words`() throws {
      let terminal = try start("custom-layout")
      #expect(terminal.waitFor("environment"), "\(terminal.output.debugDescription)")
      terminal.clear()
      terminal.send("\t\r")
      #expect(terminal.waitFor("transform"), "the words have moved: \(terminal.output.debugDescription)")
    }
  }
#endif
