public import TributaryTerminal
public import TributaryHost

extension ViewHost {
  /// Returns the picture of the last frame in characters: one line per row, each with a trailing line feed.
  ///
  /// The position of text is exact if the host measures text in cells: set `environment.textMeasurer` to a
  /// `CellTextMeasurer`.
  ///
  /// - Parameters:
  ///   - colors: The color depth, or `nil` for plain characters without escape sequences.
  ///   - metrics: The size of a cell in points.
  public func terminalPicture(colors: ColorDepth? = nil, metrics: CellMetrics = .standard) -> String {
    let grid = TerminalRasterizer(metrics: metrics, palette: isDark ? .dark : .light).rasterize(displayList)
    return colors.map { ANSIEncoder(colors: $0).styled(grid) } ?? ANSIEncoder.plain(grid)
  }

  /// Runs the tree interactively on the terminal of the process until the user quits.
  ///
  /// The left mouse button is the pointer of gestures. Tab, Shift-Tab, and the arrow keys move the focus. Return and
  /// the space bar tap the focused view. The wheel, Page Up, Page Down, Home, and End scroll, and so do the arrow keys
  /// if no view can receive the focus. A focused control handles its own keys first: a slider handles the arrow keys,
  /// and a text field handles typed and pasted text. Alt and Control act as Command, which terminals do not have.
  /// Escape closes the front sheet, or returns to the previous page. Control-C always quits, `q` quits if no view
  /// handles it, and Control-Z suspends the program.
  ///
  /// The size of the terminal becomes the size of the host, text is measured in cells, default stack spacings are whole
  /// cells, and the clock of the host follows real time. Until the first key or click, an empty last row shows a hint
  /// about the keys. Call this method on the main thread, outside main-queue blocks.
  ///
  /// - Parameter metrics: The size of a cell in points.
  /// - Throws: `SessionError`, for example if there is no terminal. The terminal is restored before the error is
  ///   thrown.
  public func runInTerminal(metrics: CellMetrics = .standard) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let program = HostProgram(self, metrics: metrics, showsKeys: true) { (clock.now - start) / .seconds(1) }
    defer { program.end() }
    try TerminalSession(metrics: metrics).run(program)
  }
}
