import Foundation

/// A program that measures the engine on the workloads of the design, and compares it with handwritten baselines.
@main
@MainActor
enum BenchmarkProgram {
  static func main() {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      complain("tributary-benchmarks: \(error.message)")
      exit(64)
    }
    if options.showsHelp {
      print(Options.usage, terminator: "")
      return
    }
    if isDebugBuild { complain("The times of a debug build are not meaningful. Run it with -c release.") }
    if options.measuresWindow { return print(WindowFigures().text, terminator: "") }
    if let growth = options.growth { return GrowthReport.print(growth, factor: options.growthFactor) }
    Sampler.fixedRuns = options.runs
    var report = Report()
    for size in options.sizes {
      if options.runs == nil { report.add(Baseline(cells: size), cells: size) }
      for workload in options.workloads { report.add(workload.measure(cells: size)) }
    }
    guard let file = options.earlierRun else {
      return print(options.writesJSON ? report.json : report.tables, terminator: "")
    }
    do {
      print(try report.comparison(with: EarlierRun(file: file)), terminator: "")
    } catch {
      complain("tributary-benchmarks: \(file) is not output of --json: \(error)")
      exit(65)
    }
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
