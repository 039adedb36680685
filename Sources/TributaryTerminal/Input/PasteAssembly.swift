/// Collects a bracketed paste up to its end mark, `ESC [ 201 ~`.
struct PasteAssembly: Sendable {
  private var bytes: [UInt8] = []
  private var matched = 0

  private static let endMark = Array("\u{1B}[201~".utf8)
  /// What is pasted beyond this is dropped, so that a terminal that never ends a paste cannot fill the memory.
  private static let maximumBytes = 1 << 20

  enum Progress {
    case more
    case done(String)
    /// Control-C. Terminals keep it out of what they paste, so the user wants to leave.
    case interrupted
  }

  mutating func take(_ byte: UInt8) -> Progress {
    if byte == 0x03 { return .interrupted }
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? .done(cleaned()) : .more
    }
    bytes.append(contentsOf: Self.endMark[..<matched])
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { bytes.append(byte) }
    if bytes.count > Self.maximumBytes { bytes.removeSubrange(Self.maximumBytes...) }
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
