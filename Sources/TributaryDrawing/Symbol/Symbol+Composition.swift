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
