/// The command-line options of the program.
struct Options {
  var writesJSON = false
  var showsHelp = false
  /// Whether only the costs of a browser window are measured.
  var measuresWindow = false
  /// The growth cases to measure, or `nil` for the workloads.
  var growth: [GrowthCase]?
  var growthFactor = 1
  var runs: Int?
  /// The path of the JSON output of an earlier run.
  var earlierRun: String?
  var workloads = Workload.allCases
  var sizes: [Int]

  static let usage = """
    usage: tributary-benchmarks [--json] [--large] [--only NAME,…] [--sizes CELLS,…] [--runs N]
                                [--compare FILE]
           tributary-benchmarks --growth [NAME,…] [--factor N]
           tributary-benchmarks --window

      --json    an array on standard output, one object for each workload and size
      --large   100,000 cells too
      --only    some workloads: \(Workload.allCases.map(\.rawValue).joined(separator: ", "))
      --runs    exactly so many runs of each, without the baselines: for counting instructions
      --compare the times beside those of an earlier run, which wrote FILE with --json
      --sizes   numbers of cells, multiples of ten, instead of 120, 1000 and 10000
      --growth  how the cost of changes to many views grows with their number: \(
        GrowthCase.allCases.map(\.rawValue).joined(separator: ", "))
      --factor  so many times more views than usual, for --growth
      --window  the costs of a browser window on the server

    Times are medians; run a release build: swift run -c release tributary-benchmarks

    """

  /// An error in the arguments, with a message for the user.
  struct Mistake: Error {
    let message: String
  }

  init(_ arguments: [String]) throws(Mistake) {
    var standard = [120, 1_000, 10_000]
    var given: [Int]?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--window": measuresWindow = true
      case "--json": writesJSON = true
      case "--large": standard.append(100_000)
      case "--help", "-h": showsHelp = true
      case "--runs": runs = try Self.runs(rest.popFirst())
      case "--compare": earlierRun = try Self.file(rest.popFirst())
      case "--only": workloads = try Self.workloads(rest.popFirst())
      case "--growth":
        growth = try Self.growth(rest.first.map { $0.hasPrefix("--") } ?? true ? nil : rest.popFirst())
      case "--factor": growthFactor = try Self.runs(rest.popFirst())
      case "--sizes": given = try Self.sizes(rest.popFirst())
      default: throw Mistake(message: "unknown option \(argument); --help lists those that there are")
      }
    }
    sizes = given ?? standard
  }

  private static func workloads(_ list: String?) throws(Mistake) -> [Workload] {
    guard let list else { throw Mistake(message: "--only needs names of workloads, W1,W3a for example") }
    var workloads: [Workload] = []
    for name in list.split(separator: ",") {
      guard let workload = Workload.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
        let known = Workload.allCases.map(\.rawValue).joined(separator: ", ")
        throw Mistake(message: "no workload is called \(name); there are \(known)")
      }
      workloads.append(workload)
    }
    return workloads
  }

  private static func growth(_ list: String?) throws(Mistake) -> [GrowthCase] {
    guard let list else { return GrowthCase.allCases }
    var cases: [GrowthCase] = []
    for name in list.split(separator: ",") {
      guard let known = GrowthCase(rawValue: String(name)) else {
        throw Mistake(message: "no growth case is called \(name); --help lists those that there are")
      }
      cases.append(known)
    }
    return cases
  }

  private static func file(_ path: String?) throws(Mistake) -> String {
    guard let path else { throw Mistake(message: "--compare needs the name of a file that --json wrote") }
    return path
  }

  private static func runs(_ text: String?) throws(Mistake) -> Int {
    guard let text, let runs = Int(text), (1...1_000_000).contains(runs) else {
      throw Mistake(message: "--runs needs a number from 1 to 1000000")
    }
    return runs
  }

  private static func sizes(_ list: String?) throws(Mistake) -> [Int] {
    guard let list else { throw Mistake(message: "--sizes needs numbers of cells, 120,1000 for example") }
    var sizes: [Int] = []
    for text in list.split(separator: ",") {
      guard let size = Int(text), size >= 10, size <= 1_000_000, size.isMultiple(of: GridView.cellsPerRow) else {
        throw Mistake(message: "\(text) is no number of cells: a multiple of ten from 10 to 1000000")
      }
      sizes.append(size)
    }
    return sizes
  }
}
