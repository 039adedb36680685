import Tributary

@main
struct LoopDoctorApp: CommandLineApp {
  private var caseName: String?
  private var isRepaired = false
  private var listsNames = false
  private var printsJSON = false
  private var printsGraph = false
  private var showsWindow = false
  private var isWatched = false
  private var appliesEdits = false
  private var widths: ClosedRange<CGFloat>?

  static let overview = """
    Runs a corpus of views with feedback loops and prints the finding for each. Without CASE, a terminal shows the list of \
    cases; otherwise the output is a table of all cases, with exit status 1 if a finding differs from its expectation. With \
    CASE, --svg writes a picture of its first cycle.
    """

  static let arguments: [CommandLineArgument<Self>] = [
    .positional("CASE", \.caseName, "print the page about one case", allowed: "the name of a case") { $0 },
    .flag("--json", \.printsJSON, "print its findings as one JSON array"),
    .flag("--dot", \.printsGraph, "print its cycles as Graphviz graphs"),
    .flag("--fixed", \.isRepaired, "use the repaired views, which must have no findings"),
    .option(
      "--sweep", "A...B", \.widths, "lay the views out at each width from A to B points, and print the findings",
      allowed: "a range of widths in points, such as 200...600", read: range),
    .flag("--edits", \.appliesEdits, "apply each suggestion to its case, and verify the value after the last frame"),
    .flag("--list", \.listsNames, "print the names of all cases, one per line"),
  ]

  private static func range(_ text: String) -> ClosedRange<CGFloat>? {
    let bounds = text.components(separatedBy: "...").compactMap { Double($0) }
    guard bounds.count == 2, bounds[0] > 0, bounds[0] <= bounds[1], bounds[1] <= 10_000 else { return nil }
    return bounds[0]...bounds[1]
  }

  private static var list: String { Corpus.cases.map { $0.name + "\n" }.joined() }

  mutating func prepare(for launch: LaunchOptions) throws(CommandLineError) {
    let options = ["--script", "--record", "--report", "--size", "--dump", "--trace", "--explain", "--why"]
    let isAboutWindow = launch.options.contains { options.contains($0) }
    isWatched = launch.options.contains("--inspect")
    showsWindow =
      caseName == nil && !listsNames && !appliesEdits && widths == nil
      && (launch.isLive && !isRepaired || isAboutWindow)
    guard caseName == nil, !listsNames else { return }
    if printsJSON || printsGraph || !showsWindow && (isWatched || launch.options.contains("--svg")) {
      throw CommandLineError("missing CASE; --list prints the names of all cases")
    }
  }

  func programOutput() async throws(CommandLineError) -> ProgramOutput? {
    if showsWindow { return nil }
    if listsNames { return ProgramOutput(Self.list) }
    if let widths { return try sweep(widths) }
    if appliesEdits {
      let entry = caseName.flatMap { Corpus.named($0) }
      if caseName != nil, entry == nil { throw CommandLineError("unknown case; choose from\n" + Self.list) }
      let table = await EditTable(entry.map { [$0] } ?? Corpus.cases)
      return ProgramOutput(table.text, status: table.failures > 0 ? 1 : 0)
    }
    guard let caseName else {
      let table = await Table(Corpus.cases, isRepaired: isRepaired)
      return ProgramOutput(table.text, status: table.differences > 0 ? 1 : 0)
    }
    guard let entry = Corpus.named(caseName) else { throw CommandLineError("unknown case; choose from\n" + Self.list) }
    let outcome = await entry.examine(isRepaired: isRepaired, isWatched: isWatched)
    let loops = outcome.diagnostics.compactMap(\.loop)
    let text =
      if printsJSON {
        outcome.json
      } else if printsGraph {
        loops.isEmpty ? Nothing.dot : loops.map(\.dot).joined()
      } else {
        outcome.page(of: entry)
      }
    return ProgramOutput(
      text, picture: loops.first?.svg ?? Nothing.svg, inspection: outcome.inspection,
      title: "\(entry.name): \(entry.title)")
  }

  /// Returns the findings of one case or of all cases, with status 1 if there are any.
  private func sweep(_ widths: ClosedRange<CGFloat>) throws(CommandLineError) -> ProgramOutput {
    let entry = caseName.flatMap { Corpus.named($0) }
    if caseName != nil, entry == nil { throw CommandLineError("unknown case; choose from\n" + Self.list) }
    if let entry {
      let report = entry.sweep(widths, isRepaired: isRepaired)
      return ProgramOutput("\(entry.name): \(entry.title)\n\n\(report)\n", status: report.isSound ? 0 : 1)
    }
    let table = SweepTable(Corpus.cases, widths, isRepaired: isRepaired)
    return ProgramOutput(table.text, status: table.findings > 0 ? 1 : 0)
  }

  var body: some Scene {
    WindowGroup("Loop doctor") { DoctorView(isRepaired: isRepaired) }
  }
}
