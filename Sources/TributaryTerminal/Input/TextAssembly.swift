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

/// Decodes UTF-8 byte by byte; ill-formed bytes are dropped.
struct ScalarDecoder: Sendable {
  private var value: UInt32 = 0
  private var remaining = 0
  private var least: UInt32 = 0

  mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if remaining > 0, byte & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte & 0x3F)
      remaining -= 1
      // Overlong forms and surrogates are ill-formed.
      return remaining == 0 && value >= least ? Unicode.Scalar(value) : nil
    }
    remaining = 0
    switch byte {
    case 0x00...0x7F: return Unicode.Scalar(byte)
    case 0xC2...0xDF: (value, remaining, least) = (UInt32(byte & 0x1F), 1, 0x80)
    case 0xE0...0xEF: (value, remaining, least) = (UInt32(byte & 0x0F), 2, 0x800)
    case 0xF0...0xF4: (value, remaining, least) = (UInt32(byte & 0x07), 3, 0x10000)
    default: break
    }
    return nil
  }
}
