/// A reader of JSON from bytes. Fractions are truncated, because messages contain only integers.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func value() -> JSONValue? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return word("true", .boolean(true))
    case UInt8(ascii: "f"): return word("false", .boolean(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) -> JSONValue? {
    position += word.utf8CodeUnitCount
    return position <= bytes.count ? value : nil
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    return Double(digits).flatMap { Int(exactly: $0.rounded(.towardZero)) }.map(JSONValue.number)
  }

  private mutating func array() -> JSONValue? {
    position += 1
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func object() -> JSONValue? {
    position += 1
    var members: [(key: String, value: JSONValue)] = []
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard let key = string(), take(":"), let value = value() else { return nil }
      members.append((key, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func string() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    position += 1
    var units: [UInt16] = []
    var result = ""
    var start = position
    func flush(_ text: inout String, _ units: inout [UInt16]) {
      if !units.isEmpty { text += String(decoding: units, as: UTF16.self) }
      units = []
    }
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      if start < position { flush(&result, &units) }
      result += String(decoding: bytes[start..<position], as: UTF8.self)
      position += 1
      if byte == UInt8(ascii: "\"") {
        flush(&result, &units)
        return result
      }
      guard position < bytes.count else { return nil }
      let escape = bytes[position]
      position += 1
      switch escape {
      case UInt8(ascii: "n"): units.append(10)
      case UInt8(ascii: "t"): units.append(9)
      case UInt8(ascii: "r"): units.append(13)
      case UInt8(ascii: "b"): units.append(8)
      case UInt8(ascii: "f"): units.append(12)
      case UInt8(ascii: "u"):
        guard position + 4 <= bytes.count,
          let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { return nil }
        units.append(unit)
        position += 4
      default: units.append(UInt16(escape))
      }
      start = position
    }
    return nil
  }
}

/// A JSON document. Foundation provides a similar type, but loading it would slow down every compilation more than the
/// macros do.
enum JSONValue {
  case null
  case boolean(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// Parses a document, or returns `nil` if it is invalid.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let value = reader.value() else { return nil }
    self = value
  }

  var text: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): Self.quoted(value)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
