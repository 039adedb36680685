#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  /// The gallery on a separate terminal.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct LiveTests {
    private func start(_ arguments: String...) throws -> PseudoTerminal {
      try PseudoTerminal(program: program.path, arguments)
    }

    @Test func `A click on the bar changes the page`() throws {
      let count = try pages().count
      let terminal = try start()
      terminal.expect("The scope of zIndex")
      terminal.send("\u{1B}[<0;76;1M\u{1B}[<0;76;1m", expecting: "2/\(count)")
      terminal.send("\u{1B}[<0;4;1M\u{1B}[<0;4;1m", expecting: "1/\(count)")
      terminal.quit()
    }

    @Test func `The bar stays in front of a page that is larger than the terminal`() throws {
      let last = try pages().count
      let place = try #require(try pages().firstIndex(of: "effects")) + 1
      let terminal = try start()
      terminal.expect("The scope of zIndex")
      for page in (place...last).reversed() {
        terminal.send("\u{1B}[<0;4;1M\u{1B}[<0;4;1m", expecting: "\(page)/\(last)")
      }
    }

    @Test func `The last page precedes the first, also by keyboard`() throws {
      let terminal = try start()
      terminal.expect("The scope of zIndex")
      terminal.clear()
      terminal.send("\t\r")
      let last = try pages().count
      terminal.expect("\(last)/\(last)")
    }

    @Test func `A click selects the layer that determines the size, and the others keep theirs`() throws {
      let terminal = try start("priority-zstack")
      terminal.expect("[150]")
      // The bar is in front, so it is focused last; the layers cannot be focused, and 200 is the first option.
      terminal.send("\t\r", expecting: "[200]")
    }

    @Test func `The wheel scrolls, and the bar shows the distance`() throws {
      let terminal = try start("scrolling")
      terminal.expect("Moved by 0")
      terminal.send(String(repeating: "\u{1B}[<65;40;12M", count: 40))
      expect(terminal.waitForQuiet())
      // In consecutive pictures only changed digits are written; after a resize, the whole picture is. On a busy
      // machine the wheel events can still be in progress when the output pauses.
      let isMoved = (81...90).contains { columns in
        terminal.resize(columns: columns, rows: 25)
        return terminal.waitFor("Moved by 1920", seconds: 2)
      }
      expect(isMoved, "\(terminal.output.debugDescription)")
      terminal.quit()
    }

    @Test func `An order can be entered and placed by keyboard only`() throws {
      let terminal = try start("controls")
      terminal.expect("ordered")
      terminal.clear()
      // The field is focused first, and accepts the letter that quits elsewhere.
      terminal.send("\tAlq\u{7F}")
      terminal.send("\r")
      terminal.expect("Al,")
      // The last size option is three focus stops farther.
      terminal.send("\t\t\t\r\u{1B}[Z\u{1B}[Z\u{1B}[Z\r", expecting: "large")
      terminal.send("\u{3}")
      expect(terminal.waitForEnd(), equals: .exited(0))
    }

    @Test func `A key changes the layout of the words`() throws {
      let terminal = try start("custom-layout")
      terminal.expect("environment")
      terminal.clear()
      terminal.send("\t\r")
      expect(terminal.waitFor("transform"), "the words have moved: \(terminal.output.debugDescription)")
    }
  }
#endif
