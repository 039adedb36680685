import TributaryDrawing
import TributaryGeometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

extension SessionError {
  /// Whether the other end of the terminal has closed. A program that outlives it ends its session as at the end of its input.
  var meansTerminalIsGone: Bool {
    guard case .system(_, let code) = self else { return false }
    return code == EIO || code == ENXIO || code == EPIPE
  }
}
