import TributaryDrawing
import TributaryGeometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An error that prevents or ends a terminal session.
public enum SessionError: Error, Hashable, CustomStringConvertible {
  /// Standard input or output is not a terminal. Print plain text instead.
  case notATerminal
  /// Another session is using the terminal of the process.
  case alreadyRunning
  /// The terminal was closed, or a system call failed.
  case system(call: String, code: Int32)

  public var description: String {
    switch self {
    case .notATerminal: "standard input and output are not a terminal"
    case .alreadyRunning: "another session is using the terminal"
    case .system(let call, let code): "\(call) failed with error \(code)"
    }
  }
}

extension SessionError {
  /// Whether the other end of the terminal was closed. The session then ends as at the end of its input.
  var meansTerminalIsGone: Bool {
    guard case .system(_, let code) = self else { return false }
    return code == EIO || code == ENXIO || code == EPIPE
  }
}
