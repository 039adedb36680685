#if os(Linux)
  import Foundation

  enum TerminalSessionFixture {
    /// The fixture is built next to the test bundle.
    static var path: String {
      get throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests).deletingLastPathComponent().appending(component: "terminal-session-fixture").path
      }
    }

    /// Without the crash reporter, which would prompt on the terminal and install its own signal stack.
    static let environment = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"]
  }
#endif
