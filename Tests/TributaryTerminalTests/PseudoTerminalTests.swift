#if os(Linux)
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  @Suite(.waitsForPrograms, .timeLimit(.minutes(20))) struct PseudoTerminalTests {
    @Test func `A program gets the terminal's input and size`() throws {
      let terminal = try PseudoTerminal("/bin/sh", ["-c", "stty size; tty; exec cat"], columns: 33, rows: 7)
      expect(terminal.waitFor("7 33"))
      expect(terminal.waitFor("/dev/pts/"))
      terminal.clear()
      terminal.send("hello\n")
      expect(terminal.waitFor("hello\r\nhello"), "the echo, and what cat wrote")
      terminal.send("\u{4}")
      expect(terminal.waitForEnd(), equals: .exited(0))
    }

    @Test func `The terminal's interrupt key reaches the program`() throws {
      let terminal = try PseudoTerminal("/bin/cat")
      terminal.send("x\n")
      expect(terminal.waitFor("x\r\nx"))
      terminal.send("\u{3}")
      expect(terminal.waitForEnd(), equals: .signaled(2))
    }

    @Test func `The environment is the one that the test specified`() throws {
      let terminal = try PseudoTerminal("/usr/bin/env", environment: ["ONLY": "this"])
      expect(terminal.waitForEnd(), equals: .exited(0))
      expect(terminal.output, equals: "ONLY=this\r\n")
    }
  }
#endif
