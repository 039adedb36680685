import TributaryGeometry

extension DisplayList: CustomStringConvertible {
  /// The tree as indented text, with at most three decimals per number. Equal lists have equal descriptions.
  public var description: String {
    var text = "size \(size.width.decimals) \(size.height.decimals)\n"
    var stack: [(fragment: DisplayFragment, next: Int)] = [(root, 0)]
    while let top = stack.last {
      guard top.next < top.fragment.commands.count else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let command = top.fragment.commands[top.next]
      // The indentation is limited, because the length of the text would otherwise be quadratic in the depth.
      let indent = String(repeating: "  ", count: min(stack.count - 1, 64))
      for line in command.lines { text += indent + line + "\n" }
      switch command {
      case .rectangle, .path, .text, .image, .symbol: break
      case .fragment(let fragment, _): stack.append((fragment, 0))
      case .effect(let effect):
        stack.append((effect.content, 0))
        // The mask precedes its content, in a separate entry.
        if case .mask(let mask) = effect.kind {
          stack.append((DisplayFragment([.fragment(mask, at: .zero)]), 0))
        }
      }
    }
    return text
  }
}

extension DisplayCommand {
  fileprivate var lines: [String] {
    switch self {
    case .rectangle(let rect, let paint):
      return ["rectangle \(rect.decimals) \(paint.text)"]
    case .path(let path):
      let outline = path.path.decimals
      return switch path.operation {
      case .fill(let style):
        ["fill \(style.isEOFilled ? "even-odd " : "")\(outline) \(path.paint.text)"]
      case .stroke(let style):
        ["stroke \(style.lineWidth.decimals) \(outline) \(path.paint.text)"]
      }
    case .text(let layout, let origin, let paint):
      return ["text \(origin.decimals) size \(layout.size.width.decimals) \(layout.size.height.decimals) \(paint.text)"]
        + layout.lines.map { line in
          "  \(line.origin.decimals) width \(line.width.decimals) \(line.font.text)\(line.styleText) "
            + QuotedText(line.text).description
        }
    case .image(let image):
      return [image.text]
    case .symbol(let symbol):
      return ["symbol \(symbol.name) \(symbol.frame.decimals) \(symbol.paint.text)"]
    case .fragment(_, let origin):
      return ["fragment \(origin.decimals)"]
    case .effect(let effect):
      return switch effect.kind {
      case .opacity(let opacity):
        ["opacity \(CGFloat(opacity).decimals)"]
      case .transform(let t):
        ["transform " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.decimals).joined(separator: " ")]
      case .clip(let path, let style):
        ["clip \(style.isEOFilled ? "even-odd " : "")\(path.decimals)"]
      case .group:
        ["group"]
      case .described(let description):
        [description.text]
      case .mask:
        ["mask"]
      case .shadow(let shadow):
        [
          "shadow \(shadow.radius.decimals) offset \(shadow.offset.width.decimals) \(shadow.offset.height.decimals) "
            + shadow.color.description
        ]
      case .color(let matrix):
        [
          "color "
            + [matrix.red, matrix.green, matrix.blue].flatMap { row in (0..<4).map { CGFloat(row[$0]).decimals } }
            .joined(separator: " ") + matrix.opacityText
        ]
      case .alphaThreshold(let threshold):
        [
          "alpha threshold \(CGFloat(threshold.minimum).decimals) \(CGFloat(threshold.maximum).decimals) "
            + threshold.color.description
        ]
      case .blend(let mode):
        ["blend \(mode)"]
      case .blur(let radius, let isOpaque):
        ["blur \(radius.decimals)\(isOpaque ? " opaque" : "")"]
      }
    }
  }
}

extension ColorMatrix {
  /// The coefficients of the opacity; empty if the matrix changes the opacity by a factor only.
  fileprivate var opacityText: String {
    let isFactor = opacityParts == .zero && opacityTerm == .zero
    if isFactor, hasColoredFactor || opacityFactor.w == 1 { return "" }
    return " opacity " + [r4, g4, b4, a1, a2, a3, a4, a5].map { CGFloat($0).decimals }.joined(separator: " ")
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.text
    case .tiles(let tiles): tiles.text
    case .effect(let effect): effect.base.text
    }
  }
}

extension TiledPaint {
  fileprivate var text: String {
    let name =
      switch content {
      case .image(let image, let source, _): "\(image.pixelWidth)x\(image.pixelHeight) from \(source.decimals)"
      case .symbol(let symbol): QuotedText(symbol.name).description
      }
    return "tiles \(name) \(tile.decimals)\(opacity < 1 ? " opacity \(CGFloat(opacity).decimals)" : "")"
  }
}

extension DisplayDescription {
  fileprivate var text: String {
    var words = ["described"]
    if let label { words.append(QuotedText(label).description) }
    if let help { words.append("help \(QuotedText(help))") }
    if isWhole { words.append("whole") }
    if isHidden { words.append("hidden") }
    return words.joined(separator: " ")
  }
}

extension DisplayImage {
  fileprivate var text: String {
    let name = name.map { QuotedText($0).description } ?? "decoration"
    var words = ["image \(name) \(content.pixelWidth)x\(content.pixelHeight) \(frame.decimals)"]
    if !isSmooth { words.append("sharp") }
    if let stencil { words.append("stencil \(stencil.text)") }
    if parts.count > 1 || parts.contains(where: { $0.tile != nil }) {
      words += parts.map { part in
        let tile = part.tile.map { " tile \($0.width.decimals) \($0.height.decimals)" } ?? ""
        return "[\(part.source.decimals) over \(part.target.decimals)\(tile)]"
      }
    }
    return words.joined(separator: " ")
  }
}

extension TextLayout.Line {
  /// The style of the piece relative to others with its font, with a leading space.
  fileprivate var styleText: String {
    var text = ""
    if rise != 0 { text += " rise \(rise.decimals)" }
    if spacing != 0 { text += " spacing \(spacing.decimals)" }
    if let paint { text += " \(paint.text)" }
    if let background { text += " background \(Paint.color(background).text)" }
    if let underline { text += " underline \(underline.paint?.text ?? "")" }
    if let strikethrough { text += " strikethrough \(strikethrough.paint?.text ?? "")" }
    return text
  }
}

extension GradientPaint {
  fileprivate var text: String {
    let way =
      switch geometry {
      case .linear(let start, let end): "linear \(start.decimals) to \(end.decimals)"
      case .radial(let center, let start, let end): "radial \(center.decimals) \(start.decimals) to \(end.decimals)"
      case .elliptical(let center, let radii, let start, let end):
        "elliptical \(center.decimals) \(radii.width.decimals) \(radii.height.decimals) \(start.decimals) to \(end.decimals)"
      case .angular(let center, let start, let end):
        "angular \(center.decimals) \(CGFloat(start.degrees).decimals)° to \(CGFloat(end.degrees).decimals)°"
      case .mesh(let mesh):
        "mesh \(mesh.width) × \(mesh.height)\(mesh.smoothsColors ? " smooth" : "")"
          + mesh.vertices.map { " (\($0.position.decimals))" }.joined()
      }
    return way + stops.map { " \($0.color) at \($0.location.decimals)" }.joined()
  }
}

extension ResolvedFont {
  fileprivate var text: String {
    var words = [size.decimals]
    if let family { words.append(QuotedText(family).description) }
    if weight != .regular { words.append("weight \(weight.number)") }
    if design != .default { words.append("\(design)") }
    if isItalic { words.append("italic") }
    if smallCaps != .none { words.append("small capitals \(smallCaps)") }
    return words.joined(separator: " ")
  }
}

extension Path {
  /// The name of the shape if it has one, otherwise its elements.
  fileprivate var decimals: String {
    switch storage {
    case .empty:
      return "nothing"
    case .rect(let rect):
      return "rect \(rect.decimals)"
    case .ellipse(let rect):
      return "ellipse \(rect.decimals)"
    case .roundedRect(let shape):
      let corner = shape.cornerSize
      return "rounded \(shape.rect.decimals) by \(corner.width.decimals) \(corner.height.decimals) \(shape.style)"
    case .elements(let elements):
      let words = elements.map { element in
        switch element {
        case .move(let end): "\(end.decimals) m"
        case .line(let end): "\(end.decimals) l"
        case .quadCurve(let end, let control): "\(control.decimals) \(end.decimals) q"
        case .curve(let end, let control1, let control2):
          "\(control1.decimals) \(control2.decimals) \(end.decimals) c"
        case .closeSubpath: "h"
        }
      }
      return "path " + words.joined(separator: " ")
    }
  }
}

extension CGRect {
  fileprivate var decimals: String { "\(origin.decimals) \(size.width.decimals) \(size.height.decimals)" }
}

extension CGPoint {
  fileprivate var decimals: String { "\(x.decimals) \(y.decimals)" }
}

extension CGFloat {
  /// The number rounded to three decimals, without trailing zeros and without `-0`.
  fileprivate var decimals: String {
    let rounded = (self * 1000).rounded() / 1000
    // Numbers greater than 10¹² have no meaningful thousandths, and may overflow the integer below.
    guard rounded.magnitude < 1e12 else { return "\(Double(self))" }
    let thousandths = Int((rounded * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + "\(whole)"
    if rest > 0 {
      var digits = "\(rest + 1000)".dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += ".\(digits)"
    }
    return text
  }
}

/// A quoted text for descriptions, on one line and without terminal control characters.
struct QuotedText: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        // The zero-width joiner combines several emoji into one.
        result += scalar == "\u{200D}" ? String(scalar) : scalar.escaped(asASCII: true)
      case .unassigned where scalar.properties.isDefaultIgnorableCodePoint:
        result += scalar.escaped(asASCII: true)
      default:
        result += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
      }
    }
    description = result + "\""
  }
}
