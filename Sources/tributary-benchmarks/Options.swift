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

      --json    print a JSON array with one object for each workload and size
      --large   also measure 100,000 cells
      --only    measure only these workloads: \(Workload.allCases.map(\.rawValue).joined(separator: ", "))
      --runs    run each workload exactly N times, without the baselines, to count instructions; 0 omits the times
      --compare print the times beside those in FILE, the --json output of an earlier run
      --sizes   numbers of cells, multiples of ten, instead of 120, 1000 and 10000
      --growth  measure how the cost of changes to many views grows with their number: \(
        GrowthCase.allCases.map(\.rawValue).joined(separator: ", "))
      --factor  with --growth: multiply the number of views by N
      --window  measure the costs of a browser window on the server

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
      case "--runs": runs = try Self.runs(rest.popFirst(), atLeast: 0)
      case "--compare": earlierRun = try Self.file(rest.popFirst())
      case "--only": workloads = try Self.workloads(rest.popFirst())
      case "--growth":
        growth = try Self.growth(rest.first.map { $0.hasPrefix("--") } ?? true ? nil : rest.popFirst())
      case "--factor": growthFactor = try Self.runs(rest.popFirst(), atLeast: 1)
      case "--sizes": given = try Self.sizes(rest.popFirst())
      default: throw Mistake(message: "unknown option \(argument); --help lists the options")
      }
    }
    sizes = given ?? standard
  }

  private static func workloads(_ list: String?) throws(Mistake) -> [Workload] {
    guard let list else { throw Mistake(message: "--only needs names of workloads, such as W1,W3a") }
    var workloads: [Workload] = []
    for name in list.split(separator: ",") {
      guard let workload = Workload.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
        let known = Workload.allCases.map(\.rawValue).joined(separator: ", ")
        throw Mistake(message: "unknown workload \(name); choose from \(known)")
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
        throw Mistake(message: "unknown growth case \(name); --help lists the growth cases")
      }
      cases.append(known)
    }
    return cases
  }

  private static func file(_ path: String?) throws(Mistake) -> String {
    guard let path else { throw Mistake(message: "--compare needs the path of a file with --json output") }
    return path
  }

  private static func runs(_ text: String?, atLeast fewest: Int) throws(Mistake) -> Int {
    guard let text, let runs = Int(text), (fewest...1_000_000).contains(runs) else {
      throw Mistake(message: "\(fewest == 0 ? "--runs" : "--factor") needs a number from \(fewest) to 1000000")
    }
    return runs
  }

  private static func sizes(_ list: String?) throws(Mistake) -> [Int] {
    guard let list else { throw Mistake(message: "--sizes needs numbers of cells, such as 120,1000") }
    var sizes: [Int] = []
    for text in list.split(separator: ",") {
      guard let size = Int(text), size >= 10, size <= 1_000_000, size.isMultiple(of: GridView.cellsPerRow) else {
        throw Mistake(message: "invalid number of cells \(text); give a multiple of ten from 10 to 1000000")
      }
      sizes.append(size)
    }
    return sizes
  }
}
