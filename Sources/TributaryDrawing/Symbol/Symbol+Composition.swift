import TributaryGeometry

/// The symbols that their names describe.
///
///     bell.slash           a bell with a slash
///     bell.badge           a bell with a dot at the top
///     folder.badge.plus    a folder with a plus sign at the bottom
///     3.circle             a digit, a letter, or a symbol in a frame
///     printer.fill         the filled form of any of these
///
/// The rules apply to each other's results: `mic.slash.circle.fill` is a struck microphone in a filled circle.
extension Symbol {
  /// Returns the symbol with a name: the drawing of its row, or a composition.
  static func made(_ name: Substring) -> Symbol? {
    switch row(name) {
    case .drawing(let character, let width, let lines, let areas, _):
      return Symbol(character, width: width, lines: lines, areas: areas)
    case .other(let character, let other, let isMirrored):
      return made(other[...])?.copied(character, isMirrored: isMirrored)
    case .composed(let character): return composed(name, isFilled: false)?.copied(character, isMirrored: false)
    case nil: return name.hasSuffix(".fill") ? filled(name.dropLast(5)) : composed(name, isFilled: false)
    }
  }

  /// Returns the filled form of the symbol with a name, if it has one.
  private static func filled(_ name: Substring) -> Symbol? {
    if rows["\(name).fill"] != nil { return made("\(name).fill") }
    switch row(name) {
    case .drawing(let character, let width, let lines, let areas, let count) where count > 0:
      let (body, rest) = (lines.prefix(count), lines.dropFirst(count))
      return filled(character, width: width, body: Array(body), lines: Array(rest), areas)
    case .other(let character, let other, let isMirrored):
      return filled(other[...])?.copied(character, isMirrored: isMirrored)
    case .composed(let character): return composed(name, isFilled: true)?.copied(character, isMirrored: false)
    case .drawing, nil: return composed(name, isFilled: true)
    }
  }

  /// Returns the symbol that the last word of a name adds a slash, a badge or a frame to.
  private static func composed(_ name: Substring, isFilled: Bool) -> Symbol? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (base, word) = (name[..<dot], name[dot...].dropFirst())
    func form(_ name: Substring) -> Symbol? { isFilled ? filled(name) : made(name) }
    switch word {
    case "slash": return base.hasSuffix(".slash") ? nil : form(base)?.struck()
    case "badge": return base.contains(".badge") ? nil : form(base)?.badged()
    case "fill": return nil
    default:
      if base.hasSuffix(".badge") {
        return (filled(word) ?? made(word)).flatMap { form(base.dropLast(6))?.badged(with: $0) }
      }
      guard let frame = Frame(word), !base.contains(".badge"), !isFramed(base) else { return nil }
      return (mark(base) ?? filled(base) ?? made(base)).map { frame.enclosing($0, isFilled: isFilled) }
    }
  }

  /// Whether the last of several words is a frame.
  private static func isFramed(_ name: Substring) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return rows["@\(name[dot...].dropFirst())"] != nil
  }

  /// Returns the mark with a name, which only occurs in frames: a letter, a number from 0 to 50, or some lines.
  private static func mark(_ name: Substring) -> Symbol? {
    func drawing(_ name: some StringProtocol) -> Path? { shape("$.\(name)") }
    let bytes = Array(name.utf8)
    if let number = UInt8(name), bytes.count <= 2, bytes.allSatisfy({ $0 != UInt8(ascii: "+") }) {
      guard number <= 50, let first = drawing(name.prefix(1)), let last = drawing(name.suffix(1)) else { return nil }
      let distance = first.boundingRect.maxX + 2.3 - last.boundingRect.minX
      return Symbol(circled(number), lines: bytes.count == 1 ? [first] : [first, last.offsetBy(dx: distance, dy: 0)])
    }
    guard let lines = drawing(name) else { return nil }
    let isLetter = bytes.count == 1
    return Symbol(isLetter ? Character(UnicodeScalar(0x24B6 + UInt32(bytes[0] - 97)) ?? "○") : "≡", lines: [lines])
  }

  /// Returns the character for a number from 0 to 50 in a circle.
  private static func circled(_ number: UInt8) -> Character {
    let code: UInt32 =
      switch number {
      case 0: 0x24EA
      case ...20: 0x245F + UInt32(number)
      case ...35: 0x323C + UInt32(number)
      default: 0x328D + UInt32(number)
      }
    return UnicodeScalar(code).map { Character($0) } ?? "○"
  }

  /// Returns this drawing with another character.
  private func copied(_ character: Character, isMirrored: Bool) -> Symbol {
    var copy = isMirrored ? applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)) : self
    copy.character = character
    return copy
  }
}

/// The operations that compose symbols.
extension Symbol {
  /// The pen that cuts lines out of areas, in units.
  static let cutWidth: CGFloat = 1.9

  /// The rectangle around the lines and areas, without the width of the pen.
  var bounds: CGRect {
    if lines.isEmpty { return areas.boundingRect }
    return areas.isEmpty ? lines.boundingRect : lines.boundingRect.union(areas.boundingRect)
  }

  /// Returns this symbol with transformed lines and areas.
  func applying(_ transform: CGAffineTransform) -> Symbol {
    Symbol(character, width: width, lines: [lines.applying(transform)], areas: [areas.applying(transform)])
  }

  /// Returns the area that this symbol covers if a pen draws its lines.
  func ink(pen: CGFloat) -> Path {
    if lines.isEmpty { return areas.normalized(eoFill: true) }
    let strokes = lines.flattened(within: 0.03)
      .strokedPath(StrokeStyle(lineWidth: pen, lineCap: .butt, lineJoin: .bevel))
    // Discs round the corners and ends. Joins at the bends of the flattened curves would be slow to unite.
    var discs = Path()
    lines.forEach { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        discs.addEllipse(in: CGRect(x: end.x - pen / 2, y: end.y - pen / 2, width: pen, height: pen))
      case .closeSubpath: break
      }
    }
    let drawn = strokes.union(discs)
    return areas.isEmpty ? drawn : drawn.union(areas.normalized(eoFill: true))
  }

  /// Returns the filled form of a symbol: a body, from which the lines and areas inside it are cut out.
  static func filled(
    _ character: Character, width: CGFloat, body: [Path], lines: [Path], _ areas: [Path]
  ) -> Symbol {
    let body = Symbol(character, width: width, lines: body)
    if lines.isEmpty, areas.isEmpty {
      return Symbol(character, width: width, lines: [body.lines], areas: [body.lines])
    }
    let rest = Symbol(character, width: width, lines: lines, areas: areas)
    let cuts = rest.ink(pen: cutWidth).intersection(body.lines, eoFill: true)
    return Symbol(
      character, width: width, lines: [body.lines, rest.lines.lineSubtraction(body.lines, eoFill: true)],
      areas: [body.lines, cuts, rest.areas.subtracting(body.lines, eoFill: true)])
  }

  /// Returns this symbol with a line from the top left to the bottom right, and a gap beside the line.
  ///
  /// A character cannot show the line, so struck symbols without a character in their row have the same one.
  func struck() -> Symbol {
    let (reach, gap): (CGFloat, CGFloat) = (9, 2.5)
    let margin = max(0, (22 - width) / 2)
    let center = CGPoint(x: width / 2 + margin, y: Self.height / 2)
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(x: center.x + along + across, y: center.y + along - across)
    }
    let across = gap * CGFloat(0.5).squareRoot()
    let band = Path { path in
      path.addLines([
        point(-reach - 2, 0), point(reach + 2, 0), point(reach + 2, across), point(-reach - 2, across),
      ])
      path.closeSubpath()
    }
    let slash = Path { $0.addLines([point(-reach, 0), point(reach, 0)]) }
    return Symbol(
      "🚫", width: width + 2 * margin,
      lines: [lines.offsetBy(dx: margin, dy: 0).lineSubtraction(band), slash],
      areas: [areas.offsetBy(dx: margin, dy: 0).subtracting(band, eoFill: true)])
  }

  /// Returns this symbol with a dot at its top right, or with a sign in a disc at its bottom right.
  func badged(with sign: Symbol? = nil) -> Symbol {
    let radius: CGFloat = sign == nil ? 3.8 : 5.4
    let bounds = bounds
    let center =
      sign == nil
      ? CGPoint(x: bounds.maxX - 2, y: max(bounds.minY + 2.4, radius + 0.2))
      : CGPoint(x: bounds.maxX - 2.4, y: min(bounds.maxY - 2.4, Self.height - radius - 0.2))
    func disc(_ radius: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let hole = disc(radius + 1.9)
    let cut = sign.map { $0.fitted(into: CGSize(width: 6.4, height: 6.4), around: center, pen: 1.5).ink(pen: 1.5) }
    return Symbol(
      character, width: max(width, (center.x + radius + 0.2).rounded(.up)), lines: [lines.lineSubtraction(hole)],
      areas: [areas.subtracting(hole, eoFill: true), disc(radius), cut ?? Path()])
  }

  /// Returns this symbol scaled to a size and moved to a center. The size includes the pen of the lines.
  func fitted(into size: CGSize, diagonal: CGFloat = .infinity, around center: CGPoint, pen: CGFloat) -> Symbol {
    let bounds = bounds
    let pen = lines.isEmpty ? 0 : pen
    // A line such as a minus sign has no height.
    func factor(_ space: CGFloat, _ length: CGFloat) -> CGFloat { (space - pen) / max(length, 0.01) }
    let scale = min(
      factor(size.width, bounds.width), factor(size.height, bounds.height),
      factor(diagonal, (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()))
    return applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: center.x - scale * bounds.midX, ty: center.y - scale * bounds.midY))
  }
}

extension Symbol {
  /// A shape around a symbol.
  ///
  /// The row of a frame has the width of the symbol, the center and the size of the space inside, the diagonal of the
  /// space, the outline, and the area of the filled form. A frame without an area is filled up to its outline.
  ///
  ///     @circle 24 12 12 12.4 11 14.2 | $circle | $disc
  struct Frame {
    private let width: CGFloat
    private let center: CGPoint
    private let size: CGSize
    private let diagonal: CGFloat
    private let outline: Path
    private let area: Path?

    /// Reads the frame with a name, if there is one.
    init?(_ name: Substring) {
      guard let row = Symbol.rows["@\(name)"] else { return nil }
      let fields = String(decoding: row, as: UTF8.self).split(separator: "|")
      let n = fields[0].split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
      guard n.count == 6, fields.count >= 2, let outline = Symbol.shape(fields[1]) else { return nil }
      (width, center, size) = (n[0], CGPoint(x: n[1], y: n[2]), CGSize(width: n[3], height: n[4]))
      diagonal = n[5]
      self.outline = outline
      area = fields.count > 2 ? Symbol.shape(fields[2]) : nil
    }

    /// Returns a symbol inside the frame, or cut out of the filled frame.
    func enclosing(_ symbol: Symbol, isFilled: Bool) -> Symbol {
      var lineCount = 0
      symbol.lines.forEach { if case .move = $0 { lineCount += 1 } }
      // Many lines would run together in the smaller space, so a fine pen draws them in any weight.
      let isDetailed = lineCount > 3
      let pen = isDetailed ? 1.2 : isFilled ? Symbol.cutWidth : Symbol.penWidth(of: .regular)
      let inside = symbol.fitted(into: size, diagonal: diagonal, around: center, pen: pen)
      let lines = isFilled && area != nil ? Path() : outline
      guard isFilled || isDetailed else {
        return Symbol(symbol.character, width: width, lines: [lines, inside.lines], areas: [inside.areas])
      }
      let body = isFilled ? area ?? outline : Path()
      return Symbol(symbol.character, width: width, lines: [lines], areas: [body, inside.ink(pen: pen)])
    }
  }
}
