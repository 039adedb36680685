public import TributaryTerminal
public import TributaryHost

extension ViewHost {
  /// The picture of the last frame in characters: one line a row, each ended by a line feed.
  ///
  /// Text stands where layout put it if the host measures it in cells: set `environment.textMeasurer` to a
  /// `CellTextMeasurer`.
  ///
  /// - Parameters:
  ///   - colors: How many colours to use; `nil` writes characters alone, without any escape sequence.
  ///   - metrics: Points a cell.
  public func terminalPicture(colors: ColorDepth? = nil, metrics: CellMetrics = .standard) -> String {
    let grid = TerminalRasterizer(metrics: metrics).rasterize(displayList)
    return colors.map { ANSIEncoder(colors: $0).styled(grid) } ?? ANSIEncoder.plain(grid)
  }

  /// Shows the tree live on the terminal of the process until the user quits.
  ///
  /// The left button of the mouse is the pointer of gestures. Tab, Shift-Tab and the arrow keys move the focus, Return and
  /// the space bar do what a tap on the focused view does. The wheel, Page Up, Page Down, Home and End scroll, and so do
  /// the arrow keys where nothing can have the focus. A control that has the focus takes the keys that it knows before:
  /// a slider the arrows, a text field whatever is typed or pasted. Alt and Control stand for Command, which terminals do
  /// not have. Escape closes the sheet in front, or goes back from the page on top. Otherwise `q`, and always Control-C,
  /// quit; Control-Z stops the program. The size of the terminal becomes the size of the host, text is measured in cells,
  /// default gaps of stacks are whole cells, and the clock of the host follows real time. Until the first key or click, a
  /// line in an empty last row names the keys. Call it on the main thread, outside main-queue blocks.
  ///
  /// - Parameter metrics: Points a cell.
  /// - Throws: `SessionError`, also if there is no terminal; the terminal is then restored already.
  public func runInTerminal(metrics: CellMetrics = .standard) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let program = HostProgram(self, metrics: metrics, showsKeys: true) { (clock.now - start) / .seconds(1) }
    defer { program.end() }
    try TerminalSession(metrics: metrics).run(program)
  }
}
