import Foundation
import ProgramTestSupport
import Testing

/// What every app answers about its inside.
@Suite struct ProgramTests {
  private let months = Program("MonthSelector")

  @Test func `The tree, a way and a preference are printed in the order of the questions`() throws {
    let all = try months.run("--explain", "MonthFramesKey", "--trace", "month-4", "--dump")
    let single = try [["--explain", "MonthFramesKey"], ["--trace", "month-4"], ["--dump"]].map { try months.run($0) }
    #expect(all.status == 0)
    #expect(all.output == single.map(\.output).joined())
    #expect(all.errors == "")
  }

  @Test func `A preference is explained by the name of its key`() throws {
    let output = try months.run("--explain", "MonthFramesKey").output
    try expectGolden(output, "Goldens/month-frames.txt")
    #expect(output.components(separatedBy: "\n  writer ").count == 13)
  }

  @Test(arguments: [("--trace", "nothing", "month-0"), ("--explain", "NothingKey", "MonthFramesKey")])
  func `Who asks for what is not there is told what is`(_ option: String, _ value: String, _ known: String) throws {
    let run = try months.run(option, value)
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(run.errors.contains(known))
  }
}
