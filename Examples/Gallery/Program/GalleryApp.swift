import Tributary

@main
struct GalleryApp: CommandLineApp {
  private var page: Page?
  private var listsNames = false
  private var isLive = false
  private var hasScript = false

  static let overview = """
    Pages that each demonstrate one behavior of SwiftUI's layout or drawing order. In a terminal they run live: use ‹ and › \
    with a click, or with Tab and Return, to change the page. Without PAGE, the output lists all pages; a script without \
    PAGE runs in the gallery with its bar.
    """

  static let arguments: [CommandLineArgument<Self>] = [
    .positional("PAGE", \.page, "a page, shown alone in its own size", choices: Catalog.pages.map { ($0.name, $0) }),
    .flag("--list", \.listsNames, "print the names of the pages, one per line"),
    .report(
      "--frames", "print a JSON object with the frame of every identifier of PAGE, in points of the picture"
    ) { $1.framesJSON + "\n" },
  ]

  mutating func prepare(for launch: LaunchOptions) throws(CommandLineError) {
    isLive = launch.isLive
    hasScript = launch.options.contains("--script")
    guard page == nil, !listsNames, !hasScript, !isLive, let option = launch.options.first else { return }
    let names = Catalog.pages.map(\.name).joined(separator: ", ")
    throw CommandLineError("\(option) needs a page, or a script for the whole gallery; pages are \(names)")
  }

  func programOutput() -> ProgramOutput? {
    if listsNames { return ProgramOutput(Catalog.pages.map { $0.name + "\n" }.joined()) }
    if page == nil, !isLive, !hasScript { return ProgramOutput(Catalog.summary) }
    return nil
  }

  var body: some Scene {
    WindowGroup(alone?.title ?? "Gallery") {
      if let alone {
        alone.view().safeAreaPadding(alone.safeAreaInsets)
      } else {
        GalleryView(pages: Catalog.pages, start: start)
      }
    }
    .defaultSize(alone?.size ?? CGSize(width: 640, height: 384))
  }

  /// The page to show without the bar.
  private var alone: Page? { isLive ? nil : page }

  private var start: Int {
    page.flatMap { page in Catalog.pages.firstIndex { $0.name == page.name } } ?? 0
  }
}
