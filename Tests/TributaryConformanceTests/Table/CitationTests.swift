/// Documentation comments cite the source of a behavior by the id of its claim.
struct CitationTests {
  private static let root = ConformanceTable.folder.deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the citations in a text: "STACK-07", or "STACK-07 to STACK-09" for three claims.
  static func citations(in text: String) throws -> [String] {
    let joined = text.replacing(try Regex(#"\n *///? ?"#), with: " ")
    let pattern = try Regex<(Substring, Substring, Substring, Substring?)>(
      #"\b([A-Z][A-Z0-9]{2,})-(\d\d)\b(?: to [A-Z][A-Z0-9]{2,}-(\d\d)\b)?"#)
    return joined.matches(of: pattern).flatMap { match -> [String] in
      let first = Int(match.output.2) ?? 0
      let last = match.output.3.flatMap { Int($0) } ?? first
      // UTF-16 is not a claim.
      if match.output.1 == "UTF" { return [] }
      return (first...max(first, last)).map { "\(match.output.1)-\($0 < 10 ? "0" : "")\($0)" }
    }
  }

  /// Returns whether a text contains a hyphen as in a citation. Most files contain none, and the pattern is slow.
  private static func canCite(_ text: String) -> Bool {
    text.range(of: "[A-Z0-9]-[0-9]{2}", options: .regularExpression) != nil
  }

  @Test func `Ranges and wrapped lines are parsed`() throws {
    let comment = """
      /// > Source: conformance STACK-07 to STACK-09 (observed), GRID-01,
      /// LAYOUT-03.
      """
    try expect(Self.citations(in: comment), equals: ["STACK-07", "STACK-08", "STACK-09", "GRID-01", "LAYOUT-03"])
    try expect(Self.citations(in: "UTF-16, A-12, x-12"), equals: [])
    expect(Self.canCite(comment) && !Self.canCite("a -> b, x-12, A-1 and 12-"))
  }

  @Test func `Every cited claim exists`() throws {
    let ids = Set(try ConformanceTable.rows().map(\.id))
    var count = 0
    for folder in ["Sources", "Examples"] {
      let files = FileManager.default.enumerator(
        at: Self.root.appending(component: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where ["swift", "md"].contains(file.pathExtension) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for id in try Self.canCite(text) ? Self.citations(in: text) : [] {
          count += 1
          expect(ids.contains(id), "\(file.lastPathComponent) cites \(id)")
        }
      }
    }
    #expect(count > 20)
  }
}
