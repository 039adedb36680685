@testable import TributaryInspection

@MainActor struct PageTests {
  private static let page: Page = {
    let host = cells { Counter() }
    return Page(host.record { host.tap("label") }.html(title: "A <counter> & \"more\""))
  }()
  private static let tags = page.tags
  private var page: Page { Self.page }

  @Test @MainActor func `Every element is closed, and there is one style, one data block, and one script`() {
    expect(page.isWellFormed)
    expect(Self.tags.filter { $0 == "script" }.count, equals: 2)
    expect(Self.tags.filter { $0 == "style" }.count, equals: 1)
    expect(page.html, contains: "<title>A &lt;counter&gt; &amp; &quot;more&quot;</title>")
  }

  @Test @MainActor func `The policy permits only the page's script and style`() throws {
    let policy = try #require(page.policy)
    expect(policy.hasPrefix("default-src 'none'; "))
    expect(policy, lacks: "unsafe")
    expect(policy, lacks: "http")
    for (name, text) in [("script-src", page.script), ("style-src", page.style)] {
      let digest = Data(SHA256(try #require(text)).digest).base64EncodedString()
      expect(policy.contains("\(name) 'sha256-\(digest)';"))
    }
  }

  @Test(arguments: [
    "\u{1B}[2J\u{9B}31m\u{07}\u{7F}", "\u{202E}left\u{2066}\u{200F}\u{061C}", "\u{FFF9}note\u{E0041}\u{2028}",
  ])
  @MainActor func `No text of a view contains terminal control sequences, in JSON or in the page`(text: String) throws {
    let host = cells { Text(verbatim: text + "Größe").accessibilityIdentifier(text).navigationTitle(text) }
    let facts = host.inspect()
    for page in [facts.json, facts.html(title: text)] {
      let isHarmless = page.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x0A: true
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: false
        case 0xFFF0...0xFFFB, 0xE0000...0xE007F: false
        default: true
        }
      }
      expect(isHarmless)
    }
    expect(facts.json, contains: "Größe")
    let object = try JSONSerialization.jsonObject(with: Data(facts.json.utf8))
    expect(strings(in: object).contains(text), "the text itself is told")
  }

  private func strings(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap { strings(in: $0) }
    case let table as [String: Any]: table.values.flatMap { strings(in: $0) }
    default: []
    }
  }

  @Test @MainActor func `A number without a JSON form does not affect other values`() throws {
    let facts = Inspection(time: .nan, size: CGSize(width: CGFloat.infinity, height: -.infinity), frameCount: 7)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(facts.json.utf8)) as? [String: Any])
    expect(object["time"] as? String, equals: "nan")
    expect(object["size"] as? [String], equals: ["infinity", "-infinity"])
    expect(object["frameCount"] as? Int, equals: 7)
    let data = try #require(Page(facts.html(title: "")).data)
    expect(data, contains: "\"nan\"")
    expect(data.count, above: 100)
  }

  @Test @MainActor func `Digests follow the standard`() {
    func hex(_ text: String) -> String { SHA256(text).hexadecimal }
    expect(hex(""), equals: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    expect(hex("abc"), equals: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    // 56 bytes: the length needs a separate block.
    expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
      equals: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  /// The test cases of RFC 4231 for HMAC-SHA-256, without the truncated one.
  @Test @MainActor func `Message authentication codes follow the standard`() {
    func bytes(_ byte: UInt8, _ count: Int) -> [UInt8] { Array(repeating: byte, count: count) }
    let cases: [(key: [UInt8], message: [UInt8], code: String)] = [
      (bytes(0x0B, 20), Array("Hi There".utf8), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (bytes(0xAA, 20), bytes(0xDD, 50), "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
      (Array(1...25), bytes(0xCD, 50), "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
      (
        bytes(0xAA, 131), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
      (
        bytes(0xAA, 131),
        Array(
          ("This is a test using a larger than block-size key and a larger than block-size data. "
            + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
      ),
    ]
    for (key, message, code) in cases { expect(SHA256(authenticating: message, key: key).hexadecimal, equals: code) }
  }

  @Test @MainActor func `The page requests no external resource`() throws {
    // The name of an XML namespace is not a requested URL.
    let code = (page.script ?? "").replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    let html = page.html.replacingOccurrences(of: page.data ?? "", with: "").replacingOccurrences(
      of: page.script ?? "", with: code)
    for word in [
      "http:", "https:", "src=\"", "href=\"", "url(", "@import", "import(", "fetch(", "XMLHttpRequest", "WebSocket",
    ] { expect(!html.contains(word), "\(word)") }
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("] {
      expect(!code.contains(word), "\(word)")
    }
    expect(!html.contains(" style=") && !html.contains(" onclick="))
  }

  /// Texts of a view that could escape from their element.
  nonisolated static let hostile = [
    "</script><script>alert(1)</script>", "<!--<script>", "-->", "]]>", "\u{2028}\u{2029}", "\"'`${alert(1)}\\",
    "&lt;&amp;",
    "\u{0}\u{1B}[31m\u{7F}", "\u{202E}gpj.exe", "</style><svg onload=alert(1)>", "日本語 👩‍👩‍👧",
  ]

  private struct Hostile: View {
    @State private var text = PageTests.hostile.joined(separator: " ")
    var body: some View {
      Text(text).accessibilityIdentifier(text).preference(key: NamesKey.self, value: [text])
        .onPreferenceChange(NamesKey.self) { _ in }
    }
  }

  @Test @MainActor func `No text of a view escapes from its element`() throws {
    let host = cells { Hostile() }
    let inspection = host.record { host.update() }
    let page = Page(inspection.html(title: Self.hostile.joined()))
    expect(page.isWellFormed)
    expect(page.tags, equals: Self.tags)
    let data = try #require(page.data)
    for character: Unicode.Scalar in ["<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}", "\u{1B}"] {
      expect(!data.unicodeScalars.contains(character))
    }
    let shown = try #require(page.inspection)
    expect(shown.nodes, equals: inspection.nodes)
    let text = try #require(shown.nodes.compactMap(\.text).first)
    expect(text, equals: Self.hostile.joined(separator: " "))
  }

  @Test(arguments: ["FeedbackLoop", "LatentFeedback"])
  @MainActor func `Articles equal those of the documentation, word by word`(name: String) throws {
    let catalog = URL(filePath: #filePath).appending(
      path: "../../../Sources/TributaryDiagnostics/TributaryDiagnostics.docc/Articles/\(name).md"
    ).standardized
    let text = try String(contentsOf: catalog, encoding: .utf8)
    expect(Inspection.HelpArticle.all.first { $0.name == name }.map { $0.text + "\n" }, equals: text)
  }

  @Test @MainActor func `The data is the inspection`() throws {
    let host = cells { Counter() }
    var inspection = host.record { host.tap("label") }
    let shown = try #require(Page(inspection.html()).inspection)
    // The picture is that of the last frame.
    inspection.picture = nil
    expect(shown, equals: inspection)
  }

  @Test @MainActor func `Omitted data loses no information, and lengths are rounded to a thousandth`() throws {
    struct Row: View {
      @State private var count = 3
      var body: some View {
        HStack {
          ForEach(0..<count, id: \.self) { Text("\($0)").padding(1 / 3.0) }
          Spacer()
        }
        .contentShape(Rectangle()).onTapGesture { count = 2 }.rotationEffect(.degrees(30))
        .accessibilityIdentifier("row")
      }
    }
    let host = cells(100.7, 40) {
      VStack {
        Row(); Text("plain").frame(width: 1e-9)
      }
    }
    let inspection = host.record { host.tap("row") }
    let shown = try #require(Page(inspection.html()).inspection)
    expect(shown.nodes.map(\.path), equals: inspection.nodes.map(\.path))
    expect(shown.nodes.map(\.depth), equals: inspection.nodes.map(\.depth))
    expect(
      shown.nodes.map(\.layout?.distribution?.shares.count),
      equals: inspection.nodes.map(\.layout?.distribution?.shares.count))
    expect(shown.nodes.contains { !$0.isPresent })
    let (told, known) = try (#require(shown.recording), #require(inspection.recording))
    let (tellings, changes) = (told.frames.flatMap(\.passes), known.frames.flatMap(\.passes))
    expect(tellings.map { $0.changes.map(\.node) }, equals: changes.map { $0.changes.map(\.node) })
    func isNear(_ a: CGRect?, _ b: CGRect?) -> Bool {
      guard let a, let b else { return a == b }
      return zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
        .allSatisfy { abs($0 - $1) <= 0.0005 }
    }
    for (a, b) in zip(shown.nodes, inspection.nodes) { expect(isNear(a.frame, b.frame)) }
    for (a, b) in zip(tellings.flatMap(\.changes), changes.flatMap(\.changes)) { expect(isNear(a.frame, b.frame)) }
  }

  @Test @MainActor func `Loops are the first findings of a page, beside a window and in a file`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Flapping() }
    host.update()
    var inspection = host.inspect()
    let loop = try #require(inspection.findings.first { $0.loop != nil })
    let notes = ["first", "second"].map { summary in
      var note = loop
      (note.loop, note.severity, note.summary) = (nil, "note", summary)
      return note
    }
    var other = loop
    other.summary = "another loop"
    inspection.findings = [notes[0], loop, notes[1], other]
    let expected = [loop, other] + notes
    expect(Page(inspection.html()).inspection?.findings, equals: expected)
    let live = try JSONDecoder().decode(PageData.self, from: Data(inspection.liveData.utf8))
    expect(live.inspection.findings, equals: expected)
  }

  @Test @MainActor func `A page of a thousand views and sixty frames stays below half a megabyte`() throws {
    let inspection = ThousandViews.recording
    expect((inspection.recording?.frames.count ?? 0), atLeast: 60)
    expect(inspection.nodes.count, above: 1000)
    expect(inspection.html().utf8.count, below: 500_000)
  }
}
