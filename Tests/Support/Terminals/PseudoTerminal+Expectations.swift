#if os(Linux)
  package import Testing

  extension PseudoTerminal {
    /// Starts a program on a terminal with 256 colors.
    package convenience init(
      program path: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24
    ) throws {
      try self.init(
        path, arguments, columns: columns, rows: rows,
        environment: ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"])
    }

    /// Expects that the output contains a text within some seconds.
    package func expect(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
      #expect(waitFor(text), "\(output.debugDescription)", sourceLocation: sourceLocation)
    }

    /// Sends keys, and expects that the program answers with a text.
    package func send(
      _ keys: String, expecting text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      clear()
      send(keys)
      expect(text, sourceLocation: sourceLocation)
    }

    /// Presses Q, and expects that the program exits.
    package func quit(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
      send("q")
      #expect(waitForEnd() == .exited(0), sourceLocation: sourceLocation)
    }
  }
#endif
