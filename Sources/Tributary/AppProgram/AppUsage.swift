import TributaryWeb

/// The output of `--help`.
@MainActor
package struct AppUsage {
  /// A standard option, which every app has.
  struct Option {
    let name: String
    var placeholder: String?
    let help: String
  }

  nonisolated static let options = [
    Option(
      name: "--size", placeholder: "WxH", help: "the size of the window in points (a live terminal has its own size)"),
    Option(name: "--svg", placeholder: "FILE", help: "write the picture as SVG; - is standard output"),
    Option(
      name: "--record", placeholder: "FILE",
      help: "write all pictures as one animated SVG of at most 60 seconds; - is standard output"),
    Option(
      name: "--inspect", placeholder: "FILE",
      help: """
        write an HTML page with every frame and pass: which view determined each size, which view wrote each preference, \
        and why each body ran; - is standard output
        """),
    Option(name: "--report", help: "print the frames by identifier, the diagnostics, and the counts as JSON"),
    Option(
      name: "--dump",
      help: "print the view tree with sizes, frames, proposals, state, and the environment values that views read"),
    Option(
      name: "--trace", placeholder: "ID",
      help: "print each proposal from the root to the view with this identifier, and which view determined each size"),
    Option(
      name: "--explain", placeholder: "KEY",
      help: "print the views that write, combine, hide, and read the preference whose key has this name"),
    Option(name: "--why", help: "print why each body ran, frame by frame, with the chain of causes"),
    Option(
      name: "--script", placeholder: "STEPS",
      help: """
        perform user actions, separated by ; (without a script the program waits until nothing changes, at most 5 \
        seconds)
        """),
    Option(
      name: "--sweep", placeholder: "A...B",
      help: """
        lay the window out at each width from A to B points, and print the intervals in which the layout loops, breaks, or \
        depends on earlier sizes; --inspect FILE writes them as a page with pictures
        """),
    Option(name: "--sweep-texts", help: "with --sweep: also with each text size"),
    Option(
      name: "--sweep-locales", placeholder: "LIST",
      help: "with --sweep: also with these locales, such as de,ar; pseudo makes translatable texts 40 % longer"),
    Option(
      name: "--serve", placeholder: "[PORT]",
      help: """
        serve the program to a browser on this machine and print the address (default port \(WebService.standardPort); 0 \
        chooses a free port)
        """),
    Option(
      name: "--watch",
      help: "with --serve: build the program when its sources change, and replace it; the pages keep their state"),
    Option(
      name: "--windows", placeholder: "N",
      help: "with --serve: the maximum number of windows, which are tabs (default \(WebService.standardMaximumWindows))"
    ),
    Option(name: "--previews", help: "print the previews that the program declares, as they first appear, and exit"),
    Option(name: "--help", help: "print this help and exit"),
  ]

  private static let steps = [
    (
      "tap ID",
      """
      tap the center of the view with this identifier, or else of the first view with this text or accessibility label; \
      put an ID that contains ; or looks like a point in quotation marks
      """
    ),
    (
      "tap x,y",
      """
      tap a point; to hold modifier keys, append with KEYS, also after ID: shift, control, option, or command, joined by +
      """
    ),
    (
      "hover ID, hover x,y, hover off", "move the pointer over a view or a point without pressing, or out of the window"
    ),
    ("press x,y SECONDS", "press and hold a point"),
    ("drag x,y x,y [hold SECONDS]", "drag from one point to another, after holding the first"),
    (
      "pinch ID FACTOR, pinch x,y FACTOR",
      "move two fingers apart or together by a factor; append rotate DEGREES to rotate the fingers as well"
    ),
    (
      "type TEXT", "type into the focused view; put a text that contains ; or has spaces at its ends in quotation marks"
    ),
    (
      "key KEY",
      """
      press a key: a character, or one of \(Script.keyNames); to hold modifier keys, put shift+, control+, option+, or \
      command+ before it
      """
    ),
    (
      "scroll ID x,y",
      "scroll the view with this identifier, text, or label by x points to the right and y points down"
    ),
    ("scroll x,y x,y", "scroll at a point"),
    ("menu ID, menu x,y", "open the context menu of a view, or at a point"),
    ("wait SECONDS", "advance the clock"),
    ("report", "print the current frames by identifier as JSON"),
  ]

  package let text: String

  /// - Parameter program: The name of the program as the user invoked it.
  package init<A>(_ program: String, _ interface: AppInterface<A>) {
    let own = interface.arguments
    let words = own.filter(\.isPositional)
    var text = "Usage: \(([program] + words.map { "[\($0.name)]" }).joined(separator: " ")) [options]\n\n"
    if !interface.overview.isEmpty { text += HelpTable.paragraph(interface.overview) + "\n" }
    text += HelpTable.paragraph(
      """
      In a terminal, without \(own.isEmpty ? "options" : "options that produce output"), the program runs live: \
      point with the mouse, move the focus with Tab and the arrow keys, press Return to tap the focused view, and \
      press q to quit. Otherwise the program plays the script and prints the resulting picture in characters, unless an \
      option asks for other output. Time is virtual: it advances only during the steps of the script.
      """)
    let ownRows = (words + own.filter { !$0.isPositional }).map { (Self.written($0.name, $0.placeholder), $0.help) }
    let shared = Self.options.filter { option in !own.contains { $0.name == option.name } }
    let rows = shared.map { (Self.written($0.name, $0.placeholder), $0.help) }
    let tables = HelpTable.text(of: ownRows.isEmpty ? [rows] : [ownRows, rows])
    for table in tables { text += "\n" + table }
    text += "\nSteps:\n" + HelpTable.text(of: [Self.steps]).joined() + "\n"
    text += HelpTable.paragraph(
      """
      Options can be combined; if an option is repeated, the last one applies. The output has this order: reports of the \
      script, SVG, recording, page, --report, then the output of --dump, --trace, --explain, and --why in the given \
      order, and the reports of the program. Without --report, diagnostics are printed to standard error.
      """)
    text += HelpTable.paragraph(
      """
      Exit status: 0 on success, 1 if a sweep has warnings or errors, 64 for an invalid option or step, 65 for a view that \
      does not exist, 69 for a port that cannot be used, and 73 for output that cannot be written.
      """)
    self.text = text
  }

  private static func written(_ name: String, _ placeholder: String?) -> String {
    placeholder.map { "\(name) \($0)" } ?? name
  }
}

/// The layout of help text: lines of at most 110 characters, broken between words.
enum HelpTable {
  private static let width = 110

  /// The longest name that shares a line with its description.
  private static let widestName = 32

  /// Returns words in lines, with a trailing line feed.
  static func paragraph(_ text: String) -> String { lines(text, width: width).map { $0 + "\n" }.joined() }

  /// Returns tables with aligned columns of names and descriptions.
  static func text(of tables: [[(written: String, meaning: String)]]) -> [String] {
    let names = tables.joined().map(\.written.count).filter { $0 <= widestName }
    let column = (names.max() ?? 0) + 3
    return tables.map { rows in
      rows.map { row in
        var lines = lines(row.meaning, width: width - column - 2)
        let isLong = row.written.count > widestName
        if isLong { lines.insert("", at: 0) }
        return lines.enumerated().map { index, line in
          let left = index == 0 ? row.written : ""
          let gap = line.isEmpty ? 0 : max(0, column - left.count)
          return "  \(left)\(String(repeating: " ", count: gap))\(line)\n"
        }.joined()
      }.joined()
    }
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}
