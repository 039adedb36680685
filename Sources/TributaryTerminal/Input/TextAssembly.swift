/// Makes characters of UTF-8 bytes, one key event a character; the last one is held until it cannot go on.
struct TextAssembly: Sendable {
  private var decoder = ScalarDecoder()
  private var held = ""

  var isEmpty: Bool { held.isEmpty }

  mutating func take(_ byte: UInt8, into events: inout [TerminalInputEvent]) {
    if let scalar = decoder.take(byte) { append(scalar, into: &events) }
  }

  private mutating func append(_ scalar: Unicode.Scalar, into events: inout [TerminalInputEvent]) {
    let longer = held + String(Character(scalar))
    // A character of sixteen scalars is no typing; it ends there, so that nothing is held without bound.
    if longer.count > 1 || longer.unicodeScalars.count > 16 {
      finish(into: &events)
      held = String(Character(scalar))
    } else {
      held = longer
    }
  }

  /// Something else came: the held character is complete, and half a scalar was garbage.
  mutating func interrupt(into events: inout [TerminalInputEvent]) {
    finish(into: &events)
    decoder = ScalarDecoder()
  }

  /// The held character is complete.
  mutating func finish(into events: inout [TerminalInputEvent]) {
    defer { held = "" }
    guard let character = held.first, let shown = CellText.shown(character), shown != " " else { return }
    events.append(.key(.character(shown)))
  }
}
