/// The outputs in the article about inspection equal those of its samples.
@MainActor struct ExampleTests {
  private static let page = URL(filePath: #filePath).appending(
    path: "../../../Sources/Tributary/Tributary.docc/SeeingInside.md"
  ).standardized

  @Test @MainActor func `Each output has an example in the article, of at most 80 columns`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    // Between fences: a block with a language is a sample, and a block without one is its output.
    var parts = text.components(separatedBy: "```")
    let places = parts.indices.filter { $0 % 2 == 1 && parts[$0].hasPrefix("\n") }
    let printed = PageExamples.run().map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }
    try #require(places.count == printed.count)
    for (place, output) in zip(places, printed) {
      if ProcessInfo.processInfo.environment["RECORD"] == "1" { parts[place] = "\n" + output }
      expect(parts[place], equals: "\n" + output, "RECORD=1 swift test --filter ExampleTests writes it")
      #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
    let joined = parts.joined(separator: "```")
    if joined != text { try Data(joined.utf8).write(to: Self.page) }
  }

  @Test @MainActor func `The article shows the picture of a page`() throws {
    try expect(String(contentsOf: Self.page, encoding: .utf8), contains: "](Resources/inspection-page.png)")
    let picture = Self.page.deletingLastPathComponent().appending(path: "Resources/inspection-page.png")
    expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
