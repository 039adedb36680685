#if canImport(FoundationXML)
  import FoundationXML
#endif

struct `SVG validity` {
  @Test func `An XML parser finds every element and the original text`() throws {
    let document = try Self.parse(`SVG document`.form.svg)
    expect(document.names.filter { $0 == "rect" }.count, equals: 4)
    expect(document.names.filter { $0 == "text" }.count, equals: 3)
    expect(document.texts, equals: ["Sign & send", "<done>", "7"])
  }

  @Test func `Text of any scalars stays well-formed`() throws {
    var random = SplitMix(state: 7)
    for _ in 0..<200 {
      let text = String(
        String.UnicodeScalarView(
          (0..<20).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: Bool.random(using: &random) ? 0...0xFF : 0...0x10FFFF, using: &random))
          }))
      let renderer = SVGRenderer(title: text, identifierPrefix: text)
      let clip = DisplayEffect.Kind.clip(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), FillStyle())
      let list = picture(.effect(clip, .line("x" + text, font: ResolvedFont(size: 12, family: text))))
      let document = try Self.parse(renderer.render(list))
      expect(document.names, equals: ["svg", "title", "clipPath", "rect", "g", "text"])
    }
  }

  @Test func `Numbers of any bit pattern stay valid`() throws {
    var random = SplitMix(state: 11)
    for _ in 0..<500 {
      let n = (0..<10).map { _ in CGFloat(Double(bitPattern: random.next())) }
      let path = Path { path in
        path.move(to: CGPoint(x: n[0], y: n[1]))
        path.addCurve(
          to: CGPoint(x: n[2], y: n[3]), control1: CGPoint(x: n[4], y: n[5]), control2: CGPoint(x: n[6], y: n[7]))
      }
      let svg = picture(
        .rectangle(n[0], n[1], n[2], n[3]), .fill(path),
        .stroke(path, StrokeStyle(lineWidth: n[8], miterLimit: n[9], dash: [n[0], n[1]], dashPhase: n[2])),
        .effect(.transform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])), .line("ab")),
        .effect(.opacity(Double(n[6])), .line("ab", width: n[7], at: CGPoint(x: n[8], y: n[9]))),
        size: CGSize(width: n[0], height: n[1])
      ).svg
      for attribute in try Self.parse(svg).numbers {
        #expect(attribute.wholeMatch(of: /[a-zA-Z(), 0-9.\-]*/) != nil, "\(attribute)")
        expect(!attribute.contains(/nan|inf|[0-9]e|-0(?![.0-9])|\.[0-9]{4}|\.[0-9]*0(?![0-9])/), "\(attribute)")
      }
    }
  }

  private static func parse(_ svg: String) throws -> Document {
    let parser = XMLParser(data: Data(svg.utf8))
    let document = Document()
    parser.delegate = document
    try #require(parser.parse(), "\(String(describing: parser.parserError)): \(svg)")
    return document
  }
}

/// The elements and text that an XML parser finds in a document.
private final class Document: NSObject, XMLParserDelegate {
  var names: [String] = []
  var texts: [String] = []
  var numbers: [String] = []
  private var isInText = false

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    let numeric = ["x", "y", "width", "height", "viewBox", "d", "transform", "opacity", "textLength"]
    numbers += attributes.filter { numeric.contains($0.key) || $0.key.hasPrefix("stroke-") }.map(\.value)
    isInText = name == "text"
    if isInText { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { if isInText { texts[texts.count - 1] += string } }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    isInText = false
  }
}
