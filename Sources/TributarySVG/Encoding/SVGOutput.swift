import TributaryDrawing
import TributaryGeometry

/// The growing bytes of a document, with the text formats that SVG requires.
struct SVGOutput {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The position of the next byte; `rewind(to:)` removes all bytes from a position.
  var position: Int { bytes.count }

  mutating func rewind(to position: Int) {
    bytes.removeLast(bytes.count - position)
  }

  /// Appends the bytes of another output.
  mutating func append(_ other: SVGOutput) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends markup verbatim.
  mutating func markup(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Inserts markup before existing output.
  ///
  /// - Complexity: O(*n*) in the length of the output after the position.
  mutating func insert(_ text: StaticString, at position: Int) {
    text.withUTF8Buffer { bytes.insert(contentsOf: $0, at: position) }
  }

  /// Appends markup that was composed of numbers.
  mutating func markup(composed text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func byte(_ character: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: character.value))
  }

  /// Reserves capacity for further bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Appends ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: Thousandths) {
    begin(name)
    number(value)
    byte("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    begin(name)
    markup(value)
    byte("\"")
  }

  /// Appends ` name="`. The caller writes the value and the closing quotation mark.
  mutating func begin(_ name: StaticString) {
    byte(" ")
    markup(name)
    markup("=\"")
  }

  mutating func number(_ value: Thousandths) {
    var magnitude = value.count.magnitude
    if value.count < 0 { byte("-") }
    let fraction = magnitude % 1_000
    magnitude /= 1_000
    digits(magnitude)
    guard fraction > 0 else { return }
    byte(".")
    bytes.append(UInt8(48 + fraction / 100))
    guard fraction % 100 > 0 else { return }
    bytes.append(UInt8(48 + fraction / 10 % 10))
    guard fraction % 10 > 0 else { return }
    bytes.append(UInt8(48 + fraction % 10))
  }

  mutating func digits(_ value: UInt) {
    if value >= 10 { digits(value / 10) }
    bytes.append(UInt8(48 + value % 10))
  }

  /// Appends `#rrggbb`.
  mutating func hexadecimal(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    byte("#")
    hexadecimal(red)
    hexadecimal(green)
    hexadecimal(blue)
  }

  private mutating func hexadecimal(_ byte: UInt8) {
    let (high, low) = (byte >> 4, byte & 15)
    bytes.append(high < 10 ? 48 + high : 87 + high)
    bytes.append(low < 10 ? 48 + low : 87 + low)
  }
}

extension SVGOutput {
  /// Appends bytes in Base64 without line breaks.
  mutating func base64(_ data: [UInt8]) {
    reserve(data.count / 3 * 4 + 4)
    var index = 0
    while index < data.count {
      let rest = data.count - index
      let second = rest > 1 ? data[index + 1] : 0
      let third = rest > 2 ? data[index + 2] : 0
      let word = UInt32(data[index]) << 16 | UInt32(second) << 8 | UInt32(third)
      byte(Self.letter(word >> 18))
      byte(Self.letter(word >> 12))
      byte(rest > 1 ? Self.letter(word >> 6) : "=")
      byte(rest > 2 ? Self.letter(word) : "=")
      index += 3
    }
  }

  private static func letter(_ bits: UInt32) -> Unicode.Scalar {
    let value = UInt8(bits & 63)
    return switch value {
    case 0..<26: Unicode.Scalar(65 + value)
    case 26..<52: Unicode.Scalar(71 + value)
    case 52..<62: Unicode.Scalar(value - 4)
    case 62: "+"
    default: "/"
    }
  }
}

extension SVGOutput {
  /// Appends text from client code, escaped for content and attributes.
  mutating func escape(_ text: String) {
    for scalar in text.withoutHiddenCharacters.unicodeScalars {
      switch XMLCharacter(scalar) {
      case .plain: UTF8.encode(scalar).map { append($0) }
      case .entity(let entity): markup(entity)
      case .spaces(let count): for _ in 0..<count { byte(" ") }
      case .dropped: break
      }
    }
  }

  private mutating func append(_ units: UTF8.EncodedScalar) {
    for unit in units { byte(Unicode.Scalar(unit)) }
  }
}

/// The treatment of one character of client text.
enum XMLCharacter {
  case plain
  case entity(StaticString)
  case spaces(Int)
  case dropped

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x26: self = .entity("&amp;")
    case 0x3C: self = .entity("&lt;")
    case 0x3E: self = .entity("&gt;")
    case 0x22: self = .entity("&quot;")
    case 0x27: self = .entity("&#39;")
    // A tab has the width that text measurers assume.
    case 0x09: self = .spaces(4)
    // Line feeds and related characters, from the carriage return to the paragraph separator.
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: self = .spaces(1)
    case 0x20...0x7E: self = .plain
    case 0...0x9F: self = .dropped
    // Directional marks, overrides, and isolates, and the neighboring deprecated format characters, so that text
    // contains only visible content.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: self = .dropped
    case 0xFDD0...0xFDEF: self = .dropped
    // The last two code points of every plane are not characters.
    case let value where value & 0xFFFE == 0xFFFE: self = .dropped
    default: self = .plain
    }
  }

  /// Returns the text as it appears in the document.
  static func visibleText(_ text: String) -> String {
    var result = ""
    for scalar in text.withoutHiddenCharacters.unicodeScalars {
      switch XMLCharacter(scalar) {
      case .plain, .entity: result.unicodeScalars.append(scalar)
      case .spaces(let count): result += String(repeating: " ", count: count)
      case .dropped: break
      }
    }
    return result
  }
}

/// A length as a whole number of thousandths, the only form in which numbers are written to a document.
struct Thousandths: Equatable {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  /// Creates the nearest value; halves are rounded away from zero. Not-a-number is 0, and other values are clamped to
  /// ±1,000,000,000.
  init(_ value: CGFloat) {
    let value = Double(value)
    count = value.isNaN ? 0 : Int((min(max(value, -1e9), 1e9) * 1_000).rounded())
  }

  static func - (a: Thousandths, b: Thousandths) -> Thousandths { Thousandths(count: a.count - b.count) }
}
