public import TributaryDrawing
public import TributaryGeometry

/// A program that a terminal session displays and sends input to. It can be any source of pictures, most often a view
/// tree.
@MainActor public protocol TerminalProgram: AnyObject {
  /// Sets the size of the terminal in points. The session calls this method before the first picture and after every
  /// change.
  ///
  /// - Parameter size: The size of the terminal's grid, in points.
  func resize(to size: CGSize)

  /// Returns the current picture.
  ///
  /// The session calls this method whenever the picture may have changed, so it should be fast if it has not.
  func display() -> DisplayList

  /// Handles an input event.
  ///
  /// - Parameter event: The event. Locations are in points of the picture.
  /// - Returns: Whether the program used the event, or ends the session.
  func handle(_ event: TerminalInputEvent) -> TerminalResponse

  /// Whether the program receives mouse moves without a pressed button. The session reads it with every picture. The
  /// default is `false`.
  var wantsPointerMoves: Bool { get }

  /// The time until the next tick in seconds: 0 or less for an immediate tick, `nil` for none. The session reads it
  /// before every wait.
  var wakeInterval: Double? { get }

  /// Advances the time of the program. The session calls this method only after ``wakeInterval`` was not `nil`.
  ///
  /// - Parameter seconds: The positive time since the last tick, or since the wait began if the program was idle, in
  ///   seconds.
  func tick(elapsed seconds: Double)
}

extension TerminalProgram {
  /// By default, mouse moves without a pressed button are not delivered.
  public var wantsPointerMoves: Bool { false }
}

/// The response of a program to an event.
public enum TerminalResponse: Sendable, Hashable {
  /// The program used the event.
  case handled
  /// The program ignored the event. The session quits on `q` and Control-C, and suspends on Control-Z.
  case declined
  /// The session must end.
  case quit
}

/// The message in a terminal that is too small for a picture.
enum TooSmallNotice {
  @MainActor static func grid(columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    let minimum = TerminalSession.minimumSize
    let lines = ["Too small:", "needs \(minimum.columns) × \(minimum.rows)"]
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        grid.write(character, wide: false, column: column, row: row, foreground: nil, style: [])
      }
    }
    return grid
  }
}
