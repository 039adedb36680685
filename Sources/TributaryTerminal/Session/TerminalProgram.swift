public import TributaryDrawing
public import TributaryGeometry

/// What a terminal session shows and talks to: any source of pictures, most often a view tree.
@MainActor public protocol TerminalProgram: AnyObject {
  /// Says how large the terminal is, in points. Called before the first picture and after every change.
  func resize(to size: CGSize)

  /// The picture as it is now. Called whenever anything may have changed it, so it should cost little if nothing has.
  func display() -> DisplayList

  /// Takes what the user did.
  func handle(_ event: TerminalInputEvent) -> TerminalResponse

  /// Seconds until the program wants a tick: 0 or less at once, `nil` never. Asked again before every wait.
  var wakeInterval: Double? { get }

  /// Time has passed. Called only after ``wakeInterval`` was not `nil`.
  ///
  /// - Parameter seconds: Since the last tick; since the wait began if the program was idle before. Positive.
  func tick(elapsed seconds: Double)
}

/// What a program did with an event.
public enum TerminalResponse: Sendable, Hashable {
  /// The program used the event.
  case handled
  /// The event meant nothing to the program. The session quits on `q` and Control-C, and suspends on Control-Z.
  case declined
  /// The session shall end.
  case quit
}

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
