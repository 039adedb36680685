import Tributary

@main
@MainActor
struct LoopDoctorProgram {
  static func main() async {
    do throws(Refusal) {
      try await run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      Output.complain(error.message)
      exit(error.status)
    }
  }

  private static func run(_ options: Options) async throws(Refusal) {
    switch options.action {
    case .help: try Output.print(Options.usage)
    case .list: try Output.print(list)
    case .table:
      let table = await Table(Corpus.cases, isRepaired: options.isRepaired)
      try Output.print(table.text)
      if table.differences > 0 { exit(1) }
    case .page, .json, .dot, .svg: try await show(options)
    }
  }

  private static var list: String { Corpus.cases.map { $0.name + "\n" }.joined() }

  private static func show(_ options: Options) async throws(Refusal) {
    guard let name = options.caseName, let entry = Corpus.named(name) else {
      throw Refusal("unknown case; there are\n" + list)
    }
    let outcome = await entry.examine(isRepaired: options.isRepaired)
    let loops = outcome.diagnostics.compactMap(\.loop)
    switch options.action {
    case .json: try Output.print(outcome.diagnostics.map { $0.json + "\n" }.joined())
    case .dot: try Output.print(loops.isEmpty ? Nothing.dot : loops.map(\.dot).joined())
    case .svg(let file):
      let picture = loops.first?.svg ?? Nothing.svg
      if file == "-" { try Output.print(picture) } else { try Output.write(picture, to: file) }
    default:
      let pages = outcome.diagnostics.map(\.description).joined(separator: "\n\n")
      try Output.print("\(entry.name): \(entry.title)\n\n\(pages.isEmpty ? Nothing.text : pages)\n")
    }
  }
}
