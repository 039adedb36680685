/// A diagnostic as a page of at most 80 columns.
///
///     ── error: code ───────────────────────────────────────── Module/File.swift:12 ──
///
///     summary, and what was seen
///
///       label    value
///
///     The cycle · The last passes · What was done · Try · the article
struct DiagnosticPage {
  static let columns = 80

  private(set) var lines: [PageLine] = []

  var plainText: String { lines.map(\.plainText).joined(separator: "\n") }

  var ansiText: String { lines.map(\.ansiText).joined(separator: "\n") }

  init(_ diagnostic: Diagnostic) {
    writeBanner(diagnostic)
    writeSummary(diagnostic)
    writeEvidence(diagnostic)
    if let loop = diagnostic.loop {
      writeCycle(loop.steps)
      writeTrace(columns: loop.columns, passes: loop.trace)
    }
    if diagnostic.loop == nil { writeCycle(diagnostic.cycle) }
    writeConsequence(diagnostic.consequence)
    writeSuggestions(diagnostic.allSuggestions)
    write(.blank)
    write(PageLine("For details, see the article \(diagnostic.code.article).", .faint))
  }

  mutating func write(_ line: PageLine) { lines.append(line) }

  mutating func writeHeading(_ text: String) {
    write(.blank)
    write(PageLine(text, .heading))
  }

  mutating func writeParagraph(_ text: String, indent: Int = 0, lines limit: Int = .max) {
    let margin = String(repeating: " ", count: indent)
    for line in Columns.wrap(VisibleText(text).text, columns: Self.columns - indent, lines: limit) {
      write(PageLine(margin + line))
    }
  }

  private mutating func writeBanner(_ diagnostic: Diagnostic) {
    let left = "── \(diagnostic.severity.rawValue): \(diagnostic.code.rawValue) "
    var right = "──"
    if let location = diagnostic.location {
      let room = Self.columns - Columns.width(of: left) - 5
      right = " \(Columns.tail(VisibleText(location.description).text, columns: room)) ──"
    }
    let rule = Self.columns - Columns.width(of: left) - Columns.width(of: right)
    write(
      PageLine(
        .init(text: left, style: .banner(diagnostic.severity)),
        .init(text: String(repeating: "─", count: max(0, rule)) + right, style: .faint)))
  }

  private mutating func writeSummary(_ diagnostic: Diagnostic) {
    write(.blank)
    writeParagraph(diagnostic.summary, lines: 8)
    if let loop = diagnostic.loop { writeParagraph(loop.observation) }
  }

  private mutating func writeConsequence(_ consequence: String) {
    guard !consequence.isEmpty else { return }
    writeHeading("What Tributary did")
    writeParagraph(consequence, indent: 2, lines: 8)
  }

  private mutating func writeSuggestions(_ suggestions: [String]) {
    guard !suggestions.isEmpty else { return }
    writeHeading("Try")
    for (index, suggestion) in suggestions.enumerated() {
      let number = "  \(index + 1). "
      let text = Columns.wrap(VisibleText(suggestion).text, columns: Self.columns - number.count, lines: 8)
      for (row, line) in text.enumerated() {
        write(PageLine((row == 0 ? number : String(repeating: " ", count: number.count)) + line))
      }
    }
  }
}
