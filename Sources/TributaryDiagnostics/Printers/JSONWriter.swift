/// A writer that appends JSON to a text. The caller determines the order of keys, so equal facts produce identical
/// text.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  mutating func object(_ members: (inout JSONWriter) -> Void) { group("{", "}", members) }

  mutating func array<S: Sequence>(_ elements: S, _ write: (inout JSONWriter, S.Element) -> Void) {
    group("[", "]") { writer in
      for element in elements { write(&writer, element) }
    }
  }

  mutating func key(_ key: String) {
    string(key)
    text += ":"
    needsComma = false
  }

  package mutating func string(_ value: String) {
    separate()
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Beyond the requirements of JSON, characters that affect a terminal are escaped.
      case _ where VisibleText.isInvisible(scalar):
        for unit in String(scalar).utf16 { text += Self.escape(unit) }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  mutating func string(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  mutating func number(_ value: Int) { literal("\(value)") }

  /// Writes a number; not-a-number and infinity, which JSON does not support, are written as `null`.
  mutating func number(_ value: Double) { literal(value.isFinite ? NumberText(value).description : "null") }

  mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  mutating func null() { literal("null") }

  private mutating func literal(_ value: String) {
    separate()
    text += value
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func group(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
