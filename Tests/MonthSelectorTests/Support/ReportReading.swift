/// The report, decoded from JSON.
struct ReportReading: Decodable {
  let style: String
  let selected: String
  let passes: Int
  let settled: Bool
  let reduces: Int
  let order: [Int]
  let months: [Month]
  let border: Frame?
  let diagnostics: [String]

  struct Month: Decodable, Equatable {
    let name: String
    let x, y, width, height: Double

    var frame: Frame { Frame(x: x, y: y, width: width, height: height) }
  }

  struct Frame: Decodable, Equatable { let x, y, width, height: Double }

  /// Runs the program with `--report` and decodes its output.
  init(of arguments: String...) throws {
    let run = try program.run(["--report"] + arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    self = try JSONDecoder().decode(ReportReading.self, from: Data(run.output.utf8))
  }
}
