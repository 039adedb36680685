import TributaryDrawing
import TributaryGeometry

/// An encoder that traverses a display list and writes one element per command.
///
/// The positions of fragments are added to the coordinates of their content, so that fragments do not require elements.
struct SVGEncoder {
  var output = SVGOutput()
  let identifierPrefix: String
  /// The number of assigned identifiers for clips, masks, filters, and gradients.
  var identifierCount: UInt = 0
  var gradients = GradientDefinitions()
  var images = ImageTable()
  /// The product of the enclosing opacities up to the innermost layer, above 0 and at most 1.
  var fade = 1.0
  /// Whether content was blended since the beginning of the innermost layer.
  var hasBlended = false

  /// Whether definitions are written separately from the elements that use them, for a picture that is patched.
  let isLive: Bool

  init(identifierPrefix: String, isLive: Bool = false) {
    self.isLive = isLive
    self.identifierPrefix = String(
      identifierPrefix.unicodeScalars.filter { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
      }.map(Character.init))
  }

  mutating func writeDocument(
    _ content: some SVGContent, size: CGSize, background: Color.Resolved?, title: String?
  ) {
    let width = Self.extent(size.width)
    let height = Self.extent(size.height)
    output.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    output.attribute("width", width)
    output.attribute("height", height)
    output.begin("viewBox")
    output.markup("0 0 ")
    output.number(width)
    output.byte(" ")
    output.number(height)
    output.byte("\"")
    output.attribute("font-family", FontStack.standard)
    output.markup(" xml:space=\"preserve\">\n")
    if let title {
      output.markup("<title>")
      output.escape(title)
      output.markup("</title>\n")
    }
    if let background {
      write(rectangle: CGRect(origin: .zero, size: size), .color(background), offset: .zero)
    }
    content.write(to: &self, offset: .zero)
    if !gradients.isEmpty {
      output.markup("<defs>\n")
      output.append(gradients.output)
      output.markup("</defs>\n")
    }
    output.markup("</svg>\n")
  }

  /// - Parameter offset: The position of the fragment's origin in the coordinates of the innermost group.
  mutating func write(_ command: DisplayCommand, offset: CGPoint) {
    switch command {
    case .rectangle(let rect, let paint): write(rectangle: rect, faded(paint), offset: offset)
    case .path(let path): write(faded(path), offset: offset)
    case .text(let layout, let point, let paint): write(layout, paint, at: point, offset: offset)
    case .image(let image): writeAsOne { $0.write(image, offset: offset) }
    case .symbol(let symbol): writeAsOne { $0.write(symbol, offset: offset) }
    case .fragment(let child, let point): child.write(to: &self, offset: offset + point)
    case .effect(let effect): write(effect, offset: offset)
    }
  }

  private static func extent(_ length: CGFloat) -> Thousandths {
    Thousandths(length.asExtent)
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}

/// Content that is drawn as a whole or inside an effect.
protocol SVGContent {
  /// Writes this content as SVG elements.
  ///
  /// - Parameter offset: The position of the content's origin in the coordinates of the innermost group, in points.
  func write(to encoder: inout SVGEncoder, offset: CGPoint)
}

extension DisplayFragment: SVGContent {
  func write(to encoder: inout SVGEncoder, offset: CGPoint) {
    for command in commands { encoder.write(command, offset: offset) }
  }
}
