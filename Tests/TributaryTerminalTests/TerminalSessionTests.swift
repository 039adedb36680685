#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  @testable import TributaryTerminal

  /// The session in a separate process, on a separate terminal.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct TerminalSessionTests {
    private static let restored = TerminalModes.leave

    private func start(columns: Int = 40, rows: Int = 10) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        TerminalSessionFixture.path, columns: columns, rows: rows,
        // Without the crash reporter, which would prompt on the terminal.
        environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"])
      terminal.expect(columns < 20 ? "small:" : "ready")
      return terminal
    }

    private func expectRestored(_ terminal: PseudoTerminal, _ location: SourceLocation = #_sourceLocation) {
      #expect(terminal.output.contains(Self.restored), sourceLocation: location)
      #expect(terminal.isCooked, sourceLocation: location)
    }

    @Test func `The session takes control of the terminal, and q restores it`() throws {
      let terminal = try start()
      expect(!terminal.isCooked)
      expect(terminal.output.contains(TerminalModes.enter))
      expect(terminal.waitFor("size-320-160"))
      terminal.quit()
      expectRestored(terminal)
      expect(terminal.output.hasSuffix("left\r\n"))
    }

    @Test func `Control-C is a key that quits`() throws {
      let terminal = try start()
      terminal.send("\u{3}")
      expect(terminal.waitForEnd(), equals: .exited(0))
      expectRestored(terminal)
    }

    @Test func `The program can quit the session`() throws {
      let terminal = try start()
      terminal.send("x")
      expect(terminal.waitForEnd(), equals: .exited(0))
      expectRestored(terminal)
    }

    @Test func `Mouse moves are reported while the program requests them`() throws {
      let terminal = try start()
      expect(!terminal.output.contains(TerminalModes.watchMoves))
      terminal.send("w")
      terminal.expect(TerminalModes.watchMoves)
      terminal.send("w")
      terminal.expect(TerminalModes.ignoreMoves)
      terminal.quit()
      expectRestored(terminal)
    }

    @Test func `Keys and mouse events arrive, including split sequences`() throws {
      let terminal = try start()
      terminal.send("\u{1B}[<0;3;")
      usleep(10_000)
      terminal.send("2M")
      terminal.expect("pressed-20-24")
      terminal.send("\u{1B}")
      expect(terminal.waitFor("escape"))
    }

    @Test func `Main-actor tasks and ticks run while the session waits`() throws {
      let terminal = try start()
      terminal.send("m")
      terminal.expect("task-ran")
      let ticking = try start()
      ticking.send("t")
      expect(ticking.waitFor("ticks-1"), "\(ticking.output.debugDescription)")
      expect(ticking.waitFor("H3"), "the third tick changes one cell")
    }

    @Test func `A slow terminal loses neither keys nor the last picture`() throws {
      let terminal = try start(columns: 200, rows: 60)
      terminal.clear()
      // Ten thousand cells a hundred times per second, which are not read: the session blocks on writing.
      terminal.send("f")
      usleep(500_000)
      for _ in 0..<200 {
        terminal.send("n")
        usleep(2_000)
      }
      expect(terminal.processorTicks, below: 300, "it waits rather than draws, in hundredths of a second")
      // Drawn completely, so that the line can be read.
      terminal.resize(columns: 199, rows: 60)
      expect(terminal.waitFor("counted-200."), "\(terminal.output.suffix(200).debugDescription)")
      terminal.quit()
      expectRestored(terminal)
    }

    @Test func `An idle session uses no processor time`() throws {
      let terminal = try start()
      usleep(300_000)
      let before = terminal.processorTicks
      usleep(1_000_000)
      expect(terminal.processorTicks - before, atMost: 1, "in hundredths of a second")
    }

    @Test func `A resize reaches the program, and too small a terminal shows a message`() throws {
      let terminal = try start()
      terminal.resize(columns: 50, rows: 12)
      expect(terminal.waitFor("400-192"))
      terminal.clear()
      terminal.resize(columns: 19, rows: 12)
      expect(terminal.waitFor("small:"))
      terminal.clear()
      terminal.resize(columns: 20, rows: 5)
      expect(terminal.waitFor("size-160-80"))
      let small = try start(columns: 10, rows: 3)
      small.send("q")
      expect(small.waitForEnd(), equals: .exited(0))
    }

    @Test func `A stopped process takes control of the terminal again when it continues`() throws {
      let terminal = try start()
      terminal.clear()
      terminal.signal(SIGSTOP)
      expect(terminal.waitForStop())
      terminal.signal(SIGCONT)
      expect(terminal.waitFor("ready"), "drawn anew")
      terminal.quit()
    }

    @Test(arguments: ["\u{1A}", nil]) func `A button whose release was not received is no longer held`(key: String?)
      throws
    {
      let terminal = try start()
      terminal.send("\u{1B}[<0;5;2M")
      expect(terminal.waitFor("pressed-36-24"))
      terminal.clear()
      if let key {
        // Another program temporarily controlled the terminal.
        terminal.send(key)
      } else {
        // No event is delivered while the terminal is too small.
        terminal.resize(columns: 19, rows: 12)
        expect(terminal.waitFor("small:"))
        terminal.send("\u{1B}[<0;5;2m")
        terminal.resize(columns: 80, rows: 24)
      }
      expect(terminal.waitFor("other-36-24"))
      terminal.quit()
    }

    @Test func `The session does not begin without a terminal`() throws {
      let run = try Program.start(TerminalSessionFixture.path, [])
      expect(run.status, equals: 2)
      expect(run.output, equals: "error: standard input and output are not a terminal\n")
    }
  }
#endif
