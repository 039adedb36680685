import Tributary

@main
@MainActor
struct MonthSelectorProgram {
  static func main() {
    Output.run("MonthSelector") { arguments throws(Refusal) in try run(Options(arguments)) }
  }

  private static func run(_ options: Options) throws(Refusal) {
    if options.help {
      try Output.print(Options.usage)
    } else if options.svg != nil || options.report {
      try writeDocuments(options)
    } else if TerminalSession.isAvailable {
      try runLive(options)
    } else {
      try printPicture(options)
    }
  }

  private static func makeHost(_ options: Options) -> ViewHost<MonthSelectorView> {
    ViewHost(size: options.size) { MonthSelectorView(style: options.style, selected: options.selected) }
  }

  /// Writes the picture and the report of one and the same frame, the file first: if it fails, nothing has been printed.
  private static func writeDocuments(_ options: Options) throws(Refusal) {
    let host = makeHost(options)
    let frame = host.update()
    var printed = ""
    switch options.svg {
    case .file(let path): try Output.write(svg(host, options), to: path)
    case .standardOutput: printed += svg(host, options)
    case nil: break
    }
    if options.report { printed += Report(options, host, frame).json }
    if !printed.isEmpty { try Output.print(printed) }
  }

  private static func svg(_ host: ViewHost<MonthSelectorView>, _ options: Options) -> String {
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let title = "Twelve months, \(Months.names[options.selected]) selected"
    return SVGRenderer(background: white, title: title).render(host.displayList)
  }

  private static func runLive(_ options: Options) throws(Refusal) {
    do {
      try makeHost(options).runInTerminal()
    } catch {
      throw Refusal("cannot use the terminal: \(error)", status: 73)
    }
  }

  private static func printPicture(_ options: Options) throws(Refusal) {
    let host = makeHost(options)
    host.environment.textMeasurer = CellTextMeasurer()
    host.update()
    try Output.print(host.terminalPicture())
  }
}
