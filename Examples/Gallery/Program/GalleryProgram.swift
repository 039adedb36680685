import Tributary

@main
@MainActor
struct GalleryProgram {
  static func main() {
    Output.run("Gallery") { arguments throws(Refusal) in try run(Options(arguments)) }
  }

  private static func run(_ options: Options) throws(Refusal) {
    if options.help {
      try Output.print(Options.usage)
    } else if options.list {
      try Output.print(Catalogue.pages.map { $0.name + "\n" }.joined())
    } else if let page = options.page, options.svg != nil || options.frames {
      try writeDocuments(page, options)
    } else if TerminalSession.isAvailable {
      try runLive(options)
    } else if let page = options.page {
      try printPicture(page, options)
    } else {
      try Output.print(Catalogue.summary)
    }
  }

  private static func makeHost(_ page: Page, _ options: Options) -> ViewHost<AnyView> {
    ViewHost(size: options.size ?? page.size, safeAreaInsets: page.safeAreaInsets) { page.view() }
  }

  /// Writes the picture and the frames of one and the same frame, the file first: if it fails, nothing has been printed.
  private static func writeDocuments(_ page: Page, _ options: Options) throws(Refusal) {
    let host = makeHost(page, options)
    host.update()
    var printed = ""
    if let destination = options.svg {
      let white = Color.Resolved(red: 1, green: 1, blue: 1)
      let picture = SVGRenderer(background: white, title: page.title).render(host.displayList)
      switch destination {
      case .file(let path): try Output.write(picture, to: path)
      case .standardOutput: printed += picture
      }
    }
    if options.frames { printed += host.framesJSON() + "\n" }
    if !printed.isEmpty { try Output.print(printed) }
  }

  private static func runLive(_ options: Options) throws(Refusal) {
    let start = options.page.flatMap { page in Catalogue.pages.firstIndex { $0.name == page.name } } ?? 0
    let host = ViewHost(size: CGSize(width: 640, height: 384)) {
      GalleryView(pages: Catalogue.pages, start: start)
    }
    do {
      try host.runInTerminal()
    } catch {
      throw Refusal("cannot use the terminal: \(error)", status: 73)
    }
  }

  private static func printPicture(_ page: Page, _ options: Options) throws(Refusal) {
    let host = makeHost(page, options)
    host.environment.textMeasurer = CellTextMeasurer()
    host.update()
    try Output.print(host.terminalPicture())
  }
}
