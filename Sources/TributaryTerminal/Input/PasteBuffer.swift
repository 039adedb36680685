/// The content of a bracketed paste up to its end mark, `ESC [ 201 ~`.
struct PasteBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var matched = 0

  private static let endMark = Array("\u{1B}[201~".utf8)
  /// The maximum length. Further bytes are dropped, so that a terminal that never ends a paste cannot exhaust the
  /// memory.
  private static let maximumBytes = 1 << 20

  /// The result of one byte of pasted text.
  enum Progress {
    case more
    case done(String)
    /// Control-C. Terminals remove it from pasted text, so the user pressed it to quit.
    case interrupted
  }

  mutating func take(_ byte: UInt8) -> Progress {
    if byte == 0x03 { return .interrupted }
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? .done(cleaned()) : .more
    }
    if matched > 0 {
      bytes.append(contentsOf: Self.endMark[..<matched])
      if bytes.count > Self.maximumBytes { bytes.removeSubrange(Self.maximumBytes...) }
    }
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0, bytes.count < Self.maximumBytes { bytes.append(byte) }
    return .more
  }

  private func cleaned() -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\r": result.append("\n")
      case "\n": if previous != "\r" { result.append("\n") }
      case "\t": result.append("\t")
      default: if scalar.properties.generalCategory != .control { result.append(scalar) }
      }
    }
    return String(result)
  }
}

/// A decoder of UTF-8 bytes into characters, with one key event per character. The last character is held until it is
/// complete.
struct TextAssembly: Sendable {
  private var decoder = ScalarDecoder()
  private var held = ""

  var isEmpty: Bool { held.isEmpty }

  mutating func take(_ byte: UInt8, into events: inout [TerminalInputEvent]) {
    if let scalar = decoder.take(byte) { append(scalar, into: &events) }
  }

  private mutating func append(_ scalar: Unicode.Scalar, into events: inout [TerminalInputEvent]) {
    let longer = held + String(Character(scalar))
    // A character of 16 scalars is not typed input. It ends here, so that the held text is bounded.
    if longer.count > 1 || longer.unicodeScalars.count > 16 {
      finish(into: &events)
      held = String(Character(scalar))
    } else {
      held = longer
    }
  }

  /// Completes the held character and discards an incomplete scalar, because other input follows.
  mutating func interrupt(into events: inout [TerminalInputEvent]) {
    finish(into: &events)
    decoder = ScalarDecoder()
  }

  /// Completes the held character.
  mutating func finish(into events: inout [TerminalInputEvent]) {
    defer { held = "" }
    guard let character = held.first, let shown = CellText.shown(character), shown != " " else { return }
    events.append(.key(.character(shown)))
  }
}

/// A decoder of UTF-8 that processes single bytes. Ill-formed bytes are dropped.
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
