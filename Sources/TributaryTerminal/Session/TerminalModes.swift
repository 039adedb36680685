/// What a session switches on at the terminal, and off again.
enum TerminalModes {
  /// Alternate screen, hidden cursor, no automatic wrapping; mouse buttons, drags and wheel in SGR form; bracketed paste.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h"

  /// The reverse, in reverse; harmless where nothing was switched on.
  static let leave =
    "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Moves with no button held are reported too.
  static let watchMoves = "\u{1B}[?1003h"

  /// They are reported no longer. Terminals know one of these modes at a time: the others have to be asked for again.
  static let ignoreMoves = "\u{1B}[?1003l\u{1B}[?1000h\u{1B}[?1002h"
}
