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
