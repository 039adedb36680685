struct `Diagnostic values` {
  @Test func `A loop is as severe as its verdict`() {
    func severity(_ verdict: FeedbackLoop.Verdict) -> Severity {
      Diagnostic(loop: FeedbackLoop(verdict: verdict, steps: [])).severity
    }
    expect(severity(.oscillating(period: 2)), equals: .error)
    expect(severity(.diverging(.ratio(2))), equals: .error)
    expect(severity(.churning), equals: .error)
    expect(severity(.unsettled), equals: .warning)
    expect(severity(.jitter(amplitude: 1e-14)), equals: .note)
    #expect(Severity.note < .warning && Severity.warning < .error)
  }

  @Test func `The diagnostic of a loop has the location of its reader`() {
    expect(Samples.oscillation.path, equals: "Chat/VStack/Bubble[3]")
    expect(Samples.oscillation.location?.description, equals: "Chat/Bubble.swift:24")
  }

  @Test func `A loop always has a suggestion`() {
    expect(FeedbackLoop(verdict: .churning, steps: []).suggestions.count, equals: 2)
    expect(FeedbackLoop(verdict: .churning, steps: [], suggestions: ["own"]).suggestions, equals: ["own"])
  }

  @Test func `Suggestions of finding and loop are merged without duplicates`() {
    var diagnostic = Samples.oscillation
    diagnostic.suggestions = ["first", diagnostic.loop?.suggestions.first ?? ""]
    expect(diagnostic.allSuggestions.count, equals: 2)
    expect(diagnostic.allSuggestions.first, equals: "first")
  }

  @Test func `Every code has a unique summary and a consequence`() {
    let diagnostics = DiagnosticCode.allCases.map { Diagnostic($0) }
    expect(Set(diagnostics.map(\.summary)).count, equals: diagnostics.count)
    expect(diagnostics.allSatisfy { !$0.consequence.isEmpty && !$0.suggestions.isEmpty })
  }

  @Test(arguments: DiagnosticCode.allCases)
  func `Every code has an article with a broken and a repaired example`(_ code: DiagnosticCode) throws {
    let folder = URL(filePath: #filePath).appending(components: "..", "..", "..", "Sources", "TributaryDiagnostics")
    let file = folder.appending(components: "TributaryDiagnostics.docc", "Articles", "\(code.article).md").standardized
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    expect(text.hasPrefix("# "))
    expect(text.contains("## Broken\n\n```swift") && text.contains("## Repaired\n\n```swift"))
    expect(Diagnostic(code).description.hasSuffix("For details, see the article \(code.article)."))
  }

  @Test func `A captured location is small and includes its file`() {
    let line = UInt32(#line + 1)
    let here = Diagnostic.Location()
    expect(here.file, equals: "TributaryDiagnosticsTests/DiagnosticTests.swift")
    expect(here.line, equals: line)
    expect(MemoryLayout<Diagnostic.Location>.size, equals: 24)
    expect(here, equals: Diagnostic.Location(fileID: "TributaryDiagnosticsTests/DiagnosticTests.swift", line: line))
    expect(here, differsFrom: Diagnostic.Location(fileID: "TributaryDiagnosticsTests/Other.swift", line: line))
  }
}
