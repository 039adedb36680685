import Foundation
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributarySVG
import TributaryTerminal
import TributaryViews

/// An app as a program of the command line.
@MainActor
struct AppProgram<A: App> {
  private let name: String
  private let options: AppOptions

  /// The window of an app that asks for no size: a terminal of 80 columns and 24 rows.
  private static var usualSize: CGSize { CGSize(width: 640, height: 384) }

  static func main() {
    let name = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "\(A.self)"
    Output.run(name) { arguments throws(Refusal) in
      try AppProgram(name: name, options: AppOptions(arguments)).run()
    }
  }

  private func run() throws(Refusal) {
    if options.help { return try Output.print(AppOptions.usage(name)) }
    try show(A())
  }

  private func show(_ app: A) throws(Refusal) {
    let window = app.body._window
    let size = options.size ?? window.defaultSize ?? Self.usualSize
    let host = ViewHost(size: size) { AppRoot(app) }
    if options.isEmpty, TerminalSession.isAvailable {
      try runLive(host)
    } else {
      try writeDocuments(host, title: window.title)
    }
    if !options.report { complain(of: host.diagnostics) }
  }

  private func runLive(_ host: ViewHost<AppRoot<A>>) throws(Refusal) {
    do {
      try host.runInTerminal()
    } catch {
      throw Refusal("cannot use the terminal: \(error)", status: 73)
    }
  }

  /// Writes what is shown after the script, the file first: if it fails, nothing has been printed.
  private func writeDocuments(_ host: ViewHost<AppRoot<A>>, title: String?) throws(Refusal) {
    if options.showsCharacters { host.environment.textMeasurer = CellTextMeasurer() }
    let player = ScriptPlayer(host)
    defer { player.end() }
    if let script = options.script { try player.play(script) } else { player.rest() }

    var printed = player.reports
    if let destination = options.svg {
      let white = Color.Resolved(red: 1, green: 1, blue: 1)
      let picture = SVGRenderer(background: white, title: title).render(host.displayList)
      switch destination {
      case .file(let path): try Output.write(picture, to: path)
      case .standardOutput: printed += picture
      }
    }
    if options.report { printed += AppReport(host: host, firstFrame: player.firstFrame).json }
    if options.showsCharacters { printed += host.terminalPicture() }
    if !printed.isEmpty { try Output.print(printed) }
  }

  /// Tells what is wrong with the layout, since nothing else does.
  private func complain(of diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity > .note {
      try? FileHandle.standardError.write(contentsOf: Data((diagnostic.description + "\n").utf8))
    }
  }
}
