/// What `--help` prints.
@MainActor
package struct AppUsage {
  /// An option of every app.
  struct Option {
    let name: String
    var placeholder: String?
    let help: String
  }

  nonisolated static let options = [
    Option(
      name: "--size", placeholder: "WxH", help: "two positive numbers, in points (a live terminal has its own size)"),
    Option(name: "--svg", placeholder: "FILE", help: "write the picture as SVG; - is standard output"),
    Option(
      name: "--record", placeholder: "FILE",
      help: "write what happens as an animated SVG, of at most 60 seconds; - is standard output"),
    Option(
      name: "--inspect", placeholder: "FILE",
      help:
        "write a page that shows the inside: every frame and pass, who decided, who wrote what; - is standard output"),
    Option(name: "--report", help: "print frames by identifier, diagnostics and counts as JSON"),
    Option(
      name: "--dump", help: "print the tree: sizes, frames, proposals, state, what is read from the environment"),
    Option(
      name: "--trace", placeholder: "ID",
      help: "print the way of the proposal from the root to the view with this identifier, and who decides"),
    Option(
      name: "--explain", placeholder: "KEY",
      help: "print who writes, folds, hides and reads the preference whose key has this name"),
    Option(name: "--why", help: "print why bodies ran, frame by frame: below each the chain of what led to it"),
    Option(
      name: "--script", placeholder: "STEPS",
      help: """
        what the user does, separated by ; (without a script nothing is done, and the picture is shown once it rests, \
        after 5 seconds at most)
        """),
    Option(name: "--previews", help: "print the previews that the program declares, as they first appear, and end"),
    Option(name: "--help", help: "print this"),
  ]

  private static let steps = [
    (
      "tap ID",
      """
      tap the middle of the view with this identifier, whatever lies in front there, else of the first that shows this \
      text; in quotation marks it may hold ; or look like a point
      """
    ),
    (
      "tap x,y", "tap a point; after it, or ID, with shift, control, option or command, joined by +: keys that are held"
    ),
    ("hover ID, hover x,y, hover off", "move the pointer over something without touching it, or out of the window"),
    ("press x,y SECONDS", "press a point for some time"),
    ("drag x,y x,y [hold SECONDS]", "drag from one point to another, after a rest on the first"),
    ("type TEXT", "type into the view that has the focus; in quotation marks it may hold ; or spaces at its ends"),
    (
      "key KEY",
      "press a key: \(Script.keyNames), or a character; shift+, control+, option+ and command+ before it are held"
    ),
    ("scroll ID x,y", "scroll the view with this identifier, or what shows this text, by so many points"),
    ("scroll x,y x,y", "scroll at a point"),
    ("menu ID, menu x,y", "open the context menu of a view, or at a point"),
    ("wait SECONDS", "let time go on"),
    ("report", "print the frames by identifier as JSON, as they are now"),
  ]

  package let text: String

  /// - Parameter program: What the user calls it.
  package init<A>(_ program: String, _ interface: AppInterface<A>) {
    let own = interface.arguments
    let words = own.filter(\.isWord)
    var text = "Usage: \(([program] + words.map { "[\($0.name)]" }).joined(separator: " ")) [options]\n\n"
    if !interface.overview.isEmpty { text += HelpTable.paragraph(interface.overview) + "\n" }
    text += HelpTable.paragraph(
      """
      Without \(own.isEmpty ? "options" : "options that print or write something") on a terminal the program runs live: \
      the mouse points, Tab and the arrow keys move the focus, Return does what a tap does, q quits. Otherwise it plays \
      the script and prints what is shown then, as a picture in characters unless something else is asked for. Time is \
      virtual: only the steps of the script take any.
      """)
    let ownRows = (words + own.filter { !$0.isWord }).map { (Self.written($0.name, $0.placeholder), $0.help) }
    let shared = Self.options.filter { option in !own.contains { $0.name == option.name } }
    let rows = shared.map { (Self.written($0.name, $0.placeholder), $0.help) }
    let tables = HelpTable.text(of: ownRows.isEmpty ? [rows] : [ownRows, rows])
    for table in tables { text += "\n" + table }
    text += "\nSteps:\n" + HelpTable.text(of: [Self.steps]).joined() + "\n"
    text += HelpTable.paragraph(
      """
      Options combine; of one that is given twice the last counts. Reports of the script come first, then the SVG, the \
      recording, the page, the report of --report, what is asked about the inside in the order of the questions, and whatever else. Without a report what is wrong with the layout is told on \
      standard error.
      """)
    text += HelpTable.paragraph(
      """
      Exit status: 0, 64 for options or steps that are wrong, 65 for a view that is not there, 73 for output that cannot \
      be written.
      """)
    self.text = text
  }

  private static func written(_ name: String, _ placeholder: String?) -> String {
    placeholder.map { "\(name) \($0)" } ?? name
  }
}
