struct ConformanceTableTests {
  @Test func `The table lists every claim of the test sources with the result of its test`() throws {
    let rows = try ConformanceTable.rows()
    #expect(rows.count > 20)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try ConformanceTable.write([:])
      return
    }
    let written = try String(contentsOf: ConformanceTable.file, encoding: .utf8)
    expect(
      written, equals: ConformanceTable.markdown(rows, ConformanceTable.writtenStatuses),
      "Conformance.md is out of date: run with RECORD=1.")
    for row in rows {
      let status = ConformanceTable.writtenStatuses[row.id]
      #expect(status == .holds || status == .differs, "\(row.id) \(status?.rawValue ?? "not run")")
    }
  }

  @Test func `The register explains every claim that differs, and no other`() throws {
    // A recording run changes the statuses.
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { return }
    let differing = try ConformanceTable.rows().filter { ConformanceTable.writtenStatuses[$0.id] == .differs }
    let (claims, entries) = (Set(differing.map(\.id)), DifferenceRegister.entries.map(\.id))
    expect(Set(entries).count, equals: entries.count, "An identifier has two entries.")
    for id in claims.subtracting(entries).sorted() {
      Issue.record("\(id) differs from SwiftUI: add an entry with the reason to Differences.txt.")
    }
    for id in Set(entries).subtracting(claims).sorted() {
      Issue.record("\(id) no longer differs from SwiftUI: remove its entry from Differences.txt.")
    }
    let written = try String(contentsOf: DifferenceRegister.file, encoding: .utf8)
    expect(written, equals: DifferenceRegister.markdown(differing), "The article is out of date: run with RECORD=1.")
  }

  @Test func `Every claim has a unique id, a sentence, a known basis, and a source`() throws {
    var ids = Set<String>()
    for row in try ConformanceTable.rows() {
      expect(ids.insert(row.id).inserted, "\(row.id) occurs twice.")
      expect(row.text.hasSuffix("."), "\(row.id): \(row.text)")
      #expect(Claim.Basis(rawValue: row.basis) != nil, "\(row.id): \(row.basis)")
      expect(!row.source.isEmpty, "\(row.id) has no source.")
    }
  }

  @Test func `The status of a claim is the worst result of its test`() {
    let run = ClaimRun()
    expect(run.status, equals: .holds)
    ClaimRun.$current.withValue(run) { expect(3, here: 3, inSwiftUI: 3) }
    expect(run.status, equals: .holds)
    ClaimRun.$current.withValue(run) { expect(3, here: 3, inSwiftUI: 4) }
    expect(run.status, equals: .differs)
    run.note(.fails)
    run.note(.holds)
    expect(run.status, equals: .fails)
  }

  @Test func `A recorded issue makes a claim fail`() async throws {
    let test = try #require(Test.current)
    let run = ClaimRun()
    let silence: IssueHandlingTrait = .filterIssues { _ in false }
    try await silence.provideScope(for: test, testCase: .current) {
      try await run.watch(test, .current) { Issue.record("on purpose") }
    }
    expect(run.status, equals: .fails)
  }
}
