/// The page about a difference: any text of a view stays text.
@MainActor struct SnapshotPageTests {
  nonisolated private static let hostile = [
    "</pre></body><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "&lt;b&gt;",
    "]]><!--", "a\u{202E}b\u{1B}[31m", "javascript:alert(1)", "'';!--\"<XSS>=&{()}",
  ]

  private func page(_ text: String) async throws -> (message: String, page: String) {
    let folder = Folder()
    let view = { (content: String) in
      TributaryTesting.render(size: CGSize(width: 400, height: 32)) {
        Text(verbatim: content).accessibilityIdentifier(content)
      }
    }
    folder.record { view("old").expectSnapshot(.picture, .svg, .tree, .frames, named: "hostile") }
    let copy = Folder()
    try FileManager.default.copyItem(at: folder.url, to: copy.url)
    let failures = try await copy.failures {
      TributaryTesting.render(size: CGSize(width: 400, height: 32)) {
        Text(verbatim: text).accessibilityIdentifier(text)
      }.expectSnapshot(.picture, .svg, .tree, .frames, named: "hostile")
    }
    let name = try #require(copy.names.first { $0.hasSuffix(".html") })
    return (failures.joined(), try copy.text(name))
  }

  @Test(arguments: hostile) func `No text of a view becomes markup`(text: String) async throws {
    let (message, page) = try await page(text)
    // Every tag is one of the page's tags, in the form in which the page writes it.
    let tags = page.matches(of: /<[^>]*>/).map { String($0.output) }
    let own =
      /<\/?(?:html|head|body|title|style|section|div|h1|h2|h3|pre|ins|del)>|<(?:!DOCTYPE html|html lang="en"|meta [^<>]*|div class="(?:row|over)"|img alt="(?:recorded|now)" src="data:image\/svg\+xml;base64,[A-Za-z0-9+\/=]*")>/
    for tag in tags { #expect(tag.wholeMatch(of: own) != nil, "\(tag)") }
    expect(page.filter { $0 == "<" }.count, equals: tags.count)
    for line in [message, page] {
      #expect(!line.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" })
    }
  }

  @Test func `The page loads no resource and permits no script`() async throws {
    let (_, page) = try await page("new")
    expect(page, contains: "default-src 'none'; img-src data:;")
    expect(page, lacks: "<script")
    expectEmpty(page.matches(of: /(?:src|href)="(?!data:)/))
  }
}
