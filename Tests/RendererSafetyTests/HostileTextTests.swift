import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributarySVG
import TributaryTerminal
import TributaryViews

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Text from anywhere, from a view to each renderer: no markup, control character or direction mark comes through.
@Suite @MainActor struct HostileTextTests {
  nonisolated static let texts = [
    "<script>alert('x')</script>",
    "a & b &amp; \"quoted\" <&>",
    "]]>",
    "\u{1B}[2J\u{1B}]0;title\u{07}",
    "\u{9B}31m red \u{90}q",
    "bell\u{07} back\u{08} null\u{00} delete\u{7F}",
    "left\u{202E}right\u{202C} \u{2066}isolate\u{2069}",
    "line\r\nbreak\u{2028}and\u{2029}paragraph\u{0B}\u{0C}\u{85}",
    "zero\u{200B}width\u{200D}joiner\u{FEFF}",
    "noncharacter \u{FFFE}\u{FFFF}",
  ]

  private func list(of text: String) -> DisplayList {
    let host = ViewHost(size: CGSize(width: 400, height: 160)) {
      Text(verbatim: text).accessibilityIdentifier(text)
    }
    host.environment.textMeasurer = FixedTextMeasurer()
    host.update()
    return host.displayList
  }

  @Test(arguments: texts)
  func `SVG of any text is well-formed, with text as its only content`(text: String) throws {
    let svg = list(of: text).svg
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = ElementNames()
    parser.delegate = reader
    let isWellFormed = parser.parse()
    #expect(isWellFormed, "\(svg)")
    #expect(Set(reader.names).isSubset(of: ["svg", "g", "text", "tspan", "rect", "path"]))
    #expect(svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
  }

  @Test(arguments: texts)
  func `The terminal gets no control sequence from any text`(text: String) {
    let grid = TerminalRasterizer().rasterize(list(of: text))
    let isPlain = { (scalar: Unicode.Scalar) in
      scalar == "\n" || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
    }
    #expect(ANSIEncoder.plain(grid).unicodeScalars.allSatisfy(isPlain))
    let marks: Set<Unicode.Scalar> = [
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2069}",
    ]
    #expect(ANSIEncoder.plain(grid).unicodeScalars.allSatisfy { !marks.contains($0) })
    // What the encoder writes itself sets colours only.
    let styled = ANSIEncoder().styled(grid)
    let rest = styled.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(rest.unicodeScalars.allSatisfy(isPlain))
  }

  @Test(arguments: texts)
  func `Names of images and symbols do no harm`(text: String) throws {
    let host = ViewHost(size: CGSize(width: 400, height: 400)) {
      VStack {
        Image(text)
        Image("/" + text, label: Text(verbatim: text))
        Image(systemName: text)
        Text(verbatim: text).underline().kerning(3) + Text(verbatim: text).baselineOffset(4).bold()
      }
    }
    host.update()
    let svg = host.displayList.svg
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(svg)")
    #expect(svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    let plain = ANSIEncoder.plain(TerminalRasterizer().rasterize(host.displayList))
    #expect(plain.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    let pages = host.diagnostics.map(\.description).joined()
    #expect(host.diagnostics.count >= 2)
    #expect(pages.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
  }

  @Test(arguments: ["/dev/zero", "/dev/stdin", "/", "/proc/self/mem", "../../../etc/passwd", "a\u{0}.png", "~/x.png"])
  func `No name makes a host read what is no picture`(name: String) throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Image(name) }
    host.update()
    #expect(host.diagnostics.map(\.code) == [.unreadableImage])
    #expect(!host.displayList.svg.contains("<image"))
  }

  @Test func `The label of an image is text in every renderer`() throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "safety-\(UUID().uuidString).jpg")
    let bytes: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 3, 0, 9, 0xFF, 0xD9,
    ]
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for text in Self.texts {
      let host = ViewHost(size: CGSize(width: 400, height: 160)) {
        Image(file.path, label: Text(verbatim: text)).resizable()
      }
      host.update()
      let svg = host.displayList.svg
      let parser = XMLParser(data: Data(svg.utf8))
      let reader = ElementNames()
      parser.delegate = reader
      #expect(parser.parse(), "\(svg)")
      #expect(reader.names == ["svg", "image", "title"])
      let plain = ANSIEncoder.plain(TerminalRasterizer().rasterize(host.displayList))
      #expect(plain.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    }
  }

  @Test func `Diagnostics print no control character of a name`() {
    let host = ViewHost(size: CGSize(width: 10, height: 10)) {
      Color.red.accessibilityIdentifier("a\u{1B}[2J")
    }
    host.update()
    host.tap("b\u{1B}[2J\u{07}")
    let page = host.diagnostics.map(\.description).joined()
    #expect(page.contains("b"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{07}" })
  }
}

private final class ElementNames: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
  }
}
