/// The inspection output of every app.
@Suite(.waitsForPrograms) struct ProgramTests {
  private let months = Program("MonthSelector")

  @Test func `The tree, a path, and a preference are printed in the order of the options`() throws {
    let all = try months.run("--explain", "MonthFramesKey", "--trace", "month-4", "--dump")
    let single = try [["--explain", "MonthFramesKey"], ["--trace", "month-4"], ["--dump"]].map { try months.run($0) }
    expect(all.status, equals: 0)
    expect(all.output, equals: single.map(\.output).joined())
    expect(all.errors, equals: "")
  }

  @Test func `A preference is explained by the name of its key`() throws {
    let output = try months.run("--explain", "MonthFramesKey").output
    try expectGolden(output, "Goldens/month-frames.txt")
    expect(output.components(separatedBy: "\n  writer ").count, equals: 13)
  }

  /// Every program of the examples, with the arguments that make it show a window, and an identifier in that window.
  @Test(arguments: [
    (["MonthSelector"], "month-4"), (["Errands"], "add"), (["Cookbook"], "favorites"), (["Wallet"], "card-books"),
    (["Gallery", "zindex-scope"], nil), (["LoopDoctor"], "L01"),
  ])
  func `Every program prints its tree, a path, and the causes of evaluations, and writes its page`(
    _ start: [String], _ identifier: String?
  ) throws {
    let program = Program(start[0])
    func output(_ arguments: String...) throws -> String {
      let run = try program.run(start.dropFirst() + arguments)
      expect(run.status, equals: 0, "\(arguments) \(run.errors)")
      return run.output
    }
    let (dump, why) = (try output("--dump"), try output("--why"))
    expect(dump.split(separator: "\n").first?.contains(" nodes"), equals: true)
    expect(why.hasPrefix("frame 1 at 0 s"))
    #expect((dump + why).split(separator: "\n").allSatisfy { $0.count <= 80 })
    if let identifier {
      expect(dump.contains("#\(identifier)"), "no name is cut for the numbers beside it")
      expect(try output("--trace", identifier).hasPrefix("The size proposal"))
    }
    let refused = try program.run(start.dropFirst() + ["--explain", "NothingKey"])
    expect(refused.status, equals: 65)
    if let key = refused.errors.firstMatch(of: /keys: "(\w+)"/) {
      expect(try output("--explain", String(key.1)).hasPrefix(String(key.1)))
    }
    // The list of cases is not a window with a page; each case has one.
    if start != ["LoopDoctor"] { expect(try output("--inspect", "-").hasPrefix("<!DOCTYPE html>")) }
  }

  @Test(arguments: [("--trace", "nothing", "month-0"), ("--explain", "NothingKey", "MonthFramesKey")])
  func `A request for a missing view or key is rejected with the existing ones`(
    _ option: String, _ value: String, _ known: String
  ) throws {
    let run = try months.run(option, value)
    expect(run.status, equals: 65)
    expect(run.output, equals: "")
    expect(run.errors.contains(known))
  }
}
