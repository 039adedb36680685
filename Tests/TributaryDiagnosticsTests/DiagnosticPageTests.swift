struct `Diagnostic page` {
  @Test func `Pages of a loop, of a finding without a loop, and of hostile values match the golden pages`() throws {
    try expectGolden(Samples.oscillation.description, "Goldens/oscillation.txt")
    try expectGolden(Samples.oscillation.ansi, "Goldens/oscillation.ansi")
    try expectGolden(Samples.unknownSpace.description, "Goldens/unknown-space.txt")
    try expectGolden(Samples.hostile.description, "Goldens/hostile.txt")
  }

  @Test func `The wording of every code matches the golden page`() throws {
    let pages = DiagnosticCode.allCases.map { Diagnostic($0).description }
    try expectGolden(pages.joined(separator: "\n\n"), "Goldens/codes.txt")
  }

  @Test func `The wording of every verdict matches the golden page`() throws {
    let verdicts: [FeedbackLoop.Verdict] = [
      .oscillating(period: 1), .oscillating(period: 7), .diverging(.step(8)), .diverging(.step(-0.5)),
      .diverging(.ratio(2)), .jitter(amplitude: 1e-14), .churning, .unsettled, .diverging(.step(.nan)),
    ]
    let pages = verdicts.map { Diagnostic(loop: FeedbackLoop(verdict: $0, steps: [])).description }
    try expectGolden(pages.joined(separator: "\n\n"), "Goldens/verdicts.txt")
  }

  @Test(arguments: [Samples.oscillation, Samples.unknownSpace, Samples.hostile])
  func `No line is longer than 80 columns or contains a control character`(_ diagnostic: Diagnostic) {
    for line in diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false) {
      let wide = line.unicodeScalars.count { $0.value >= 0x2E80 }
      expect(line.count + wide, atMost: 80, "\(line)")
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      expect(!line.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func `The only escape sequences of the colored page are its colors`() {
    let pieces = Samples.hostile.ansi.split(separator: "\u{1B}").dropFirst()
    expect(pieces.count, above: 4)
    for piece in pieces {
      let code = piece.prefix { $0 != "m" }
      expect(["[0", "[1", "[2", "[1;31", "[1;33", "[1;36"].contains(String(code)), "\(code)")
    }
  }

  @Test func `A table with too many and too long columns fits the page`() {
    let row = (0..<40).map { String(repeating: "\($0 % 10)", count: 30) }
    let loop = FeedbackLoop(verdict: .churning, steps: [], columns: row, trace: [row, [], ["short"]])
    let lines = Diagnostic(loop: loop).description.split(separator: "\n")
    expect(lines.contains("  00…  11…  22…  33…  44…  55…  66…  77…  88…  99…  000…  111…  222…  333…  444…"))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `Long values are shortened at the words with which all of them begin`() {
    func value(_ x: Int) -> String { "[\"first\": CGRect(x: \(x).0, y: 192.0, width: 504.0, height: 16.0)]" }
    let loop = FeedbackLoop(
      verdict: .diverging(.step(-4)), steps: [], columns: ["pass", "V.frames", "Frames"],
      trace: (1...4).map { ["\($0)", value(-4 * $0), $0 == 4 ? "" : value(-4 * $0 - 4)] })
    let lines = Diagnostic(loop: loop).description.split(separator: "\n")
    for pass in 1...3 {
      #expect(
        lines.contains { $0.hasPrefix("  \(pass)     …-\(4 * pass).0, y") && $0.contains("…-\(4 * pass + 4).0, y") })
    }
    expect(lines.contains { $0.hasPrefix("  4     …-16.0, y") })
    #expect(lines.allSatisfy { $0.count <= 80 })
    expect(!lines.contains { $0.contains("first") })
  }

  @Test func `The table keeps the last eight passes`() {
    let loop = FeedbackLoop(
      verdict: .diverging(.step(8)), steps: [], columns: ["pass"], trace: (1...64).map { ["pass \($0)"] })
    let page = Diagnostic(loop: loop).description
    expect(page, lacks: "pass 56")
    expect(page, contains: "pass 57\n  pass 58")
    expect(page, contains: "pass 64")
  }
}
