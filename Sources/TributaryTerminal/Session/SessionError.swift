import TributaryDrawing
import TributaryGeometry

/// Why a terminal session could not run.
public enum SessionError: Error, Hashable, CustomStringConvertible {
  /// Standard input or output is no terminal. Print plain text instead.
  case notATerminal
  /// There is one terminal, and a session has it.
  case alreadyRunning
  /// The terminal went away, or a call to the system failed.
  case system(call: String, code: Int32)

  public var description: String {
    switch self {
    case .notATerminal: "standard input and output are not a terminal"
    case .alreadyRunning: "another session is using the terminal"
    case .system(let call, let code): "\(call) failed with error \(code)"
    }
  }
}
