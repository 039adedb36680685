import Foundation
import TributaryControls
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryInspection
import TributarySVG
import TributarySweep
import TributaryTerminal
import TributaryViews
import TributaryWeb

/// An app as a command-line program.
@MainActor
struct AppProgram<A: App> {
  private let app: A
  private let interface: AppInterface<A>
  private let options: AppOptions

  /// The default window size: a terminal with 80 columns and 24 rows.
  private static var usualSize: CGSize { CGSize(width: 640, height: 384) }

  static func main(_ interface: AppInterface<A>) {
    let name = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "\(A.self)"
    Output.run(name) { arguments throws(CommandLineError) in
      var app = A()
      let options = try AppOptions(arguments, &app, interface.arguments)
      if options.help { return try Output.print(AppUsage(name, interface).text) }
      if options.previews { return try printPreviews(in: options.size ?? usualSize) }
      let isLive = options.isLive && TerminalSession.isAvailable
      try interface.prepare(&app, LaunchOptions(isLive: isLive || options.serve != nil, options: options.given))
      try AppProgram(app: app, interface: interface, options: options).run(isLive: isLive)
    }
  }

  private static func printPreviews(in window: CGSize) throws(CommandLineError) {
    let sheet = PreviewSheet(DeclaredPreviews.all, window: window)
    try Output.print(sheet.text)
    complain(of: sheet.diagnostics)
  }

  private func run(isLive: Bool) throws(CommandLineError) {
    if let programOutput = try programOutput() { return try write(programOutput) }
    if let port = options.serve { return try serve(port: port) }
    if let widths = options.sweep { return try sweep(widths) }
    let window = WindowRecord()
    let size = options.size ?? app.body._window.defaultSize ?? Self.usualSize
    let host = ViewHost(size: size) { AnyView(AppRoot(app, window: window)) }
    if isLive {
      try runLive(host)
    } else {
      try writeDocuments(host, window)
    }
    // The views still receive the notification.
    withExtendedLifetime(host) { PlatformApplication.willTerminate() }
    if !options.given.contains("--report") { Self.complain(of: host.diagnostics) }
  }

  /// Prints the findings of a sweep, and ends the program with status 1 if there are any.
  private func sweep(_ widths: ClosedRange<CGFloat>) throws(CommandLineError) {
    let size = options.size ?? app.body._window.defaultSize ?? Self.usualSize
    var sweep = LayoutSweep(widths: widths, height: size.height)
    if options.sweepsTexts {
      // The size `large` is the default.
      sweep.environments += DynamicTypeSize.allCases.filter { $0 != .large }.map { .dynamicTypeSize($0) }
    }
    sweep.environments += options.sweptLocales
    // It is swept only if a view reads the color scheme.
    sweep.environments.append(.colorScheme(.dark))
    sweep.drawsPictures = options.inspect != nil
    if let problem = sweep.problem { throw CommandLineError(problem) }
    let progress = SweepProgress()
    sweep.progress = { progress.show($0) }
    let report = sweep.run(playing: options.script ?? Script(steps: [])) {
      AnyView(AppRoot(app, window: WindowRecord()))
    }
    progress.end()
    if let problem = report.problems.first { throw CommandLineError(problem, status: 65) }
    var printed = report.description + "\n"
    if let destination = options.inspect { printed = try Output.place(report.html(), in: destination) + printed }
    try Output.print(printed)
    if !report.isSound { exit(1) }
  }

  private func runLive(_ host: ViewHost<AnyView>) throws(CommandLineError) {
    host.environment.appStore = ValueStore(file: Self.storeFile)
    host.environment.openURLSystem = OpenURLSystem { SystemOpener.open($0) }
    do {
      try host.runInTerminal()
    } catch {
      throw CommandLineError("cannot use the terminal: \(error)", status: 73)
    }
  }

  private func serve(port: UInt16) throws(CommandLineError) {
    let store = ValueStore(file: Self.storeFile)
    let program = AppWindows(app) { $0.environment.appStore = store }
    program.didFind = { Self.complain(of: [$0]) }
    do throws(ServeError) {
      let previews = DeclaredPreviews.all.isEmpty ? nil : AppWindows<A>.previewsPath
      try WebRun.serve(
        program, port: port, maximumWindows: options.windows ?? WebService.standardMaximumWindows,
        isWatching: options.watch, previews: previews)
    } catch {
      throw CommandLineError("cannot serve a browser: \(error.message)", status: 69)
    }
    withExtendedLifetime(program) { PlatformApplication.willTerminate() }
  }

  /// The file with `@AppStorage` values of an interactive run. Scripts and pictures begin with an empty store.
  private static var storeFile: URL {
    let name = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "\(A.self)"
    let given = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder =
      given.map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(components: ".local", "share")
    return folder.appending(components: name, "AppStorage.plist")
  }

  /// Returns the output to print instead of a window. The main queue continues to run while the app produces it.
  private func programOutput() throws(CommandLineError) -> ProgramOutput? {
    guard let make = interface.programOutput else { return nil }
    var result: Result<ProgramOutput?, CommandLineError>?
    Task { @MainActor in
      do throws(CommandLineError) {
        result = .success(try await make(app))
      } catch {
        result = .failure(error)
      }
    }
    while true {
      if let result { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    }
  }

  private func write(_ programOutput: ProgramOutput) throws(CommandLineError) {
    if let option = options.windowOption {
      throw CommandLineError("\(option) applies to a window, but this prints text")
    }
    if let destination = options.inspect {
      guard let inspection = programOutput.inspection else {
        throw CommandLineError("--inspect: this output has no view tree")
      }
      try Output.print(Output.place(inspection.html(title: programOutput.title ?? "Inspection"), in: destination))
    } else if let destination = options.svg {
      guard let picture = programOutput.picture else { throw CommandLineError("--svg: this output has no picture") }
      try Output.print(Output.place(picture, in: destination))
    } else {
      try Output.print(programOutput.text)
    }
    if programOutput.status != 0 { exit(programOutput.status) }
  }

  /// Writes the output after the script, files first: if a file cannot be written, the program prints no output.
  private func writeDocuments(_ host: ViewHost<AnyView>, _ window: WindowRecord) throws(CommandLineError) {
    if options.showsCharacters {
      try checkCells(of: host.size)
      host.environment.textMeasurer = CellTextMeasurer()
    }
    var recording = SVGRecording()
    let watches = options.record != nil
    let recorder = options.isWatched ? host.startRecording() : nil
    let player = ScriptPlayer(host, watch: watches ? { recording.add($1, on: host.background, at: $0) } : nil)
    defer { player.end() }
    if let script = options.script { try player.play(script) } else { player.rest() }

    var printed = player.reports
    if let destination = options.svg {
      let renderer = SVGRenderer(background: host.background, title: window.description.title(in: host.core))
      let picture = renderer.render(host.displayList)
      printed += try Output.place(picture, in: destination)
    }
    let inspection = recorder.map { host.finish($0) }
    let texts = try texts(about: player.run, inspection)
    if let destination = options.record {
      // A recording continues until the animations of the last step end. All other output reflects the time of that
      // step.
      player.rest()
      let document = recording.render(title: window.description.title(in: host.core))
      printed += try Output.place(document, in: destination)
    }
    if let destination = options.inspect, let inspection {
      printed += try Output.place(
        inspection.html(title: window.description.title(in: host.core) ?? "Inspection"), in: destination)
    }
    printed += texts
    if !printed.isEmpty { try Output.print(printed) }
  }

  /// Rejects a picture with more cells than a character grid can hold, which would show only a part of the window.
  private func checkCells(of size: CGSize) throws(CommandLineError) {
    let cell = CellMetrics.standard
    let (columns, rows) = ((size.width / cell.width).rounded(), (size.height / cell.height).rounded())
    guard columns * rows > CGFloat(CellGrid.maximumCellCount) else { return }
    throw CommandLineError(
      "a window of \(JSONText.number(size.width))x\(JSONText.number(size.height)) points is \(JSONText.number(columns)) × "
        + "\(JSONText.number(rows)) character cells, more than the maximum of \(CellGrid.maximumCellCount); "
        + "give a smaller --size, or use --svg FILE")
  }

  /// Returns the printed texts about the window, without SVG.
  private func texts(about run: AppResult, _ recorded: Inspection?) throws(CommandLineError) -> String {
    var texts = options.report ? run.report : ""
    if !options.questions.isEmpty {
      let inspection = recorded ?? run.host.inspect()
      for question in options.questions { texts += try question.answer(from: inspection) }
    }
    for name in options.ownReports {
      if case .report(let text) = interface.arguments.first(where: { $0.name == name })?.kind {
        texts += text(app, run)
      }
    }
    if options.showsCharacters { texts += run.host.terminalPicture() }
    return texts
  }

  /// Writes diagnostics of the layout to standard error. No other output contains them.
  private static func complain(of diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity > .note {
      try? FileHandle.standardError.write(contentsOf: Data((diagnostic.description + "\n").utf8))
    }
  }
}

/// The command-line interface of an app; empty for a plain `App`.
@MainActor
package struct AppInterface<A: App> {
  let overview: String
  let arguments: [CommandLineArgument<A>]
  let prepare: @MainActor (inout A, LaunchOptions) throws(CommandLineError) -> Void
  /// The closure that produces the output, or `nil` if the program always shows its window.
  let programOutput: (@MainActor (A) async throws(CommandLineError) -> ProgramOutput?)?
}

extension AppInterface {
  init() {
    self.init(overview: "", arguments: [], prepare: { _, _ throws(CommandLineError) in }, programOutput: nil)
  }
}

extension AppInterface where A: CommandLineApp {
  package init() {
    self.init(
      overview: A.overview, arguments: A.arguments,
      prepare: { app, request throws(CommandLineError) in try app.prepare(for: request) },
      programOutput: { app throws(CommandLineError) in try await app.programOutput() })
  }
}

extension ScriptPlayer where Content == AnyView {
  /// The result of the run so far.
  var run: AppResult {
    AppResult(
      host: host, firstFrame: firstFrame, laterFrames: laterFrames, laterFrameCount: laterFrameCount)
  }
}

/// The result of running an app, as JSON.
struct AppReport {
  let run: AppResult

  init(_ run: AppResult) { self.run = run }

  /// One JSON object with a trailing line feed. Equal runs produce identical bytes.
  @MainActor var json: String {
    let host = run.host
    let diagnostics = host.diagnostics.map { "    \($0.json)" }
    return """
      {
        "size": {\(JSONText.members(host.size))},
        "time": \(JSONText.number(host.time)),
        "isAnimating": \(host.isAnimating),
        "firstFrame": {
          \(Self.members(run.firstFrame))
        },
        "laterFrames": {
          "frames": \(run.laterFrameCount),
          \(Self.members(run.laterFrames))
        },
        "frames": \(host.framesJSON(indent: "  ")),
        "diagnostics": \(diagnostics.isEmpty ? "[]" : "[\n" + diagnostics.joined(separator: ",\n") + "\n  ]")
      }

      """
  }

  private static func members(_ frame: FrameReport) -> String {
    let counts = frame.counts
    return """
      "passes": \(frame.passes),
          "settled": \(frame.settled),
          "bodies": \(counts.bodies),
          "measurements": \(counts.measurements),
          "placements": \(counts.placements),
          "reduces": \(counts.reduces),
          "actions": \(counts.actions)
      """
  }
}

/// The progress of a sweep on standard error, if it takes longer than a second and standard error is a terminal.
@MainActor
final class SweepProgress {
  private let start = Date()
  private var shown = -1

  func show(_ part: Double) {
    let percent = Int(part * 100)
    guard percent > shown, Date().timeIntervalSince(start) > 1, isatty(STDERR_FILENO) == 1 else { return }
    shown = percent
    write("\rsweep: \(percent) %")
  }

  func end() {
    if shown >= 0 { write("\r             \r") }
  }

  private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}

/// A type that opens URLs with the default program of the system.
enum SystemOpener {
  /// - Returns: Whether the program was started.
  static func open(_ url: URL) -> Bool {
    #if os(macOS)
      let name = "open"
    #else
      let name = "xdg-open"
    #endif
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { URL(filePath: String($0)).appending(component: name) }
    guard let program = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return false
    }
    // A URL without a scheme could be mistaken for a file or an option.
    guard url.scheme != nil else { return false }
    let process = Process()
    process.executableURL = program
    process.arguments = [url.absoluteString]
    // The terminal is in use by this program.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }
}
