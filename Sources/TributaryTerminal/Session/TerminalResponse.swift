import TributaryDrawing
import TributaryGeometry

/// What a program did with an event.
public enum TerminalResponse: Sendable, Hashable {
  /// The program used the event.
  case handled
  /// The event meant nothing to the program. The session quits on `q` and Control-C, and suspends on Control-Z.
  case declined
  /// The session shall end.
  case quit
}
