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

  /// Whether the program wants to be told of moves of the mouse with no button held. Asked again with every picture; by
  /// default it does not.
  var wantsPointerMoves: Bool { get }

  /// Seconds until the program wants a tick: 0 or less at once, `nil` never. Asked again before every wait.
  var wakeInterval: Double? { get }

  /// Time has passed. Called only after ``wakeInterval`` was not `nil`.
  ///
  /// - Parameter seconds: Since the last tick; since the wait began if the program was idle before. Positive.
  func tick(elapsed seconds: Double)
}

extension TerminalProgram {
  /// Moves of the mouse with no button held mean nothing to most programs.
  public var wantsPointerMoves: Bool { false }
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

/// What stands in the terminal while it is too small for a picture.
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
