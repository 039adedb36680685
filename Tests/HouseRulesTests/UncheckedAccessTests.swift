/// Every property without an exclusivity check is listed, with the reason why no client code runs during an access.
struct UncheckedAccessTests {
  private static let attribute = "@exclusivity(unchecked)"

  /// Every property with the attribute as `Type.name`, as the sources declare it.
  private static let declared: [String] = SourceFile.all(below: "Sources").flatMap { file in
    file.code.indices.compactMap { index in
      guard file.code[index].contains(bytesOf: attribute) else { return nil }
      // The attribute can be on a separate line.
      let lines = file.code[index...].prefix(3)
      let name = lines.lazy.compactMap { $0.firstMatch(of: /\b(?:var|let) (\w+)/)?.output.1 }.first
      return "\(owner(at: index, in: file.code)).\(name ?? "?")"
    }
  }

  /// Returns the type around a line; top-level declarations start and end at the beginning of a line.
  private static func owner(at index: Int, in code: [String]) -> String {
    for line in code[...index].reversed() {
      if line.hasPrefix("}") { break }
      if line.hasPrefix(" ") { continue }
      if let match = line.firstMatch(of: /\b(?:class|struct|enum|actor|extension) (\w+)/) {
        return String(match.output.1)
      }
    }
    return "top level"
  }

  @Test func `An article states the reason for each`() {
    let article = SourceFile.article("ReentrancyAndExclusivity") ?? ""
    var told: [String] = []
    for line in article.split(separator: "\n") where line.hasPrefix("| `") || line.hasPrefix("| top level") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 3 && cells.allSatisfy { !$0.isEmpty }, "\(line)")
      guard cells.count == 3 else { continue }
      let owner = cells[0].trimmingCharacters(in: ["`"])
      told += cells[1].matches(of: /`(\w+)`/).map { "\(owner).\($0.output.1)" }
    }
    expect(Self.declared.count, above: 50)
    expect(Set(told).count, equals: told.count, "named twice")
    for name in Self.declared where !told.contains(name) {
      Issue.record("\(name) has no exclusivity check, and ReentrancyAndExclusivity.md gives no reason")
    }
    for name in told where !Self.declared.contains(name) {
      Issue.record("ReentrancyAndExclusivity.md lists \(name), which is checked or does not exist")
    }
  }

  @Test func `Only one file has an unsafe unowned reference`() {
    let places = SourceFile.all(below: "Sources").flatMap { file in
      file.code.filter { $0.contains(bytesOf: "unowned(unsafe)") }.map { _ in file.name }
    }
    expect(places.sorted(), equals: ["PlacementSheet"])
  }
}
