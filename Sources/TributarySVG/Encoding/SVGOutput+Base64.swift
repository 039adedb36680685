extension SVGOutput {
  /// Appends bytes in the alphabet of Base64, without line breaks.
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
