private let doctor = Program("LoopDoctor")

/// The option `--sweep`, which lays the cases out over a range of widths.
@Suite(.waitsForPrograms) struct SweepTests {
  @Test(arguments: [
    ("own-width-card", "240...479.875"), ("own-width-margin", "400...479.875"), ("own-width-side", "300...419.875"),
    ("own-width-grow", "350...429.875"), ("own-width-pages", "250...499.875"),
  ])
  func `A case that loops in an interval has both boundaries, and its repaired twin is sound`(
    _ name: String, _ interval: String
  ) throws {
    let run = try doctor.run(name, "--sweep", "230...510")
    expect(run.status, equals: 1)
    let findings = run.output.split(separator: "\n").filter { $0.hasPrefix("error: ") || $0.hasPrefix("warning: ") }
    expect(findings.count, equals: 1, "\(run.output)")
    expect(findings.first?.hasPrefix("error: loop \(interval): "), equals: true, "\(run.output)")
    let repaired = try doctor.run(name, "--sweep", "230...510", "--fixed")
    expect(repaired.status, equals: 0, "\(repaired.output)")
    expect(repaired.output, contains: "\nno findings\n", "\(repaired.output)")
  }

  @Test func `The table lists the findings of all cases`() throws {
    let run = try doctor.run("--sweep", "399...401")
    expect(run.status, equals: 1)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    for row in ["own-width-card loop 399...401", "own-width-margin loop 400...401", "L07 loop 399...401"] {
      expect(rows.contains(row), "\(run.output)")
    }
    expect(rows.contains("N1 silent"))
    let names = try doctor.run("--list").output.split(separator: "\n")
    expect(names.allSatisfy { name in rows.contains { $0.hasPrefix("\(name) ") } })
  }

  @Test(arguments: ["500...300", "400", "nan...500", "1...1000000"])
  func `An invalid range is rejected`(_ range: String) throws {
    let run = try doctor.run("--sweep", range)
    expect(run.status, equals: 64)
    expect(run.output, equals: "")
    expect(
      run.errors,
      equals: "LoopDoctor: invalid sweep \"\(range)\"; give a range of widths in points, such as 200...600\n")
  }
}
