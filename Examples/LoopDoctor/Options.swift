/// What the command line asks for.
struct Options: Equatable {
  var caseName: String?
  var isRepaired = false
  var action = Action.table

  enum Action: Equatable {
    case table, list, help, page, json, dot
    case svg(String)
  }

  static let usage = """
    Usage: LoopDoctor [CASE] [options]

    Runs a corpus of views that feed back into themselves, and prints what the engine says about each.
    Without a case: the table of all, which fails (exit status 1) if one is not found as expected.

      CASE          the page about one case
      --json        its findings as JSON, one object a line
      --dot         its cycles as Graphviz graphs
      --svg FILE    a picture of its first cycle; - is standard output
      --fixed       the repaired twin, in which nothing must be found
      --list        the names of all cases, one a line
      --help        print this

    Exit status: 0, 1 if the table shows a difference, 64 for arguments that are wrong, 73 for a file that
    cannot be written.

    """

  /// Reads the arguments of the program, without its name.
  init(_ arguments: [String]) throws(Refusal) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--fixed": isRepaired = true
      case "--list": action = .list
      case "--help", "-h": action = .help
      case "--json": action = .json
      case "--dot": action = .dot
      case "--svg":
        guard let file = rest.popFirst(), !file.isEmpty else {
          throw Refusal("--svg needs a file, or - for standard output")
        }
        action = .svg(file)
      case _ where argument.hasPrefix("--svg="):
        let file = String(argument.dropFirst("--svg=".count))
        if file.isEmpty { throw Refusal("--svg needs a file, or - for standard output") }
        action = .svg(file)
      case _ where argument.hasPrefix("-"): throw Refusal("unknown option; try --help")
      default:
        if caseName != nil { throw Refusal("one case at a time; try --help") }
        caseName = argument
      }
    }
    if caseName != nil, action == .table { action = .page }
    if caseName == nil, [.json, .dot].contains(action) || isPicture { throw Refusal("which case? Try --list") }
  }

  private var isPicture: Bool {
    if case .svg = action { true } else { false }
  }
}
