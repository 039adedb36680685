/// Text that is all ASCII, for scripts and for JSON: other characters are written as `\u2026`.
enum PageText {
  /// - Parameter isMarked: Which characters of ASCII are written so too.
  static func escaped(_ text: String, _ isMarked: (Unicode.Scalar) -> Bool = { _ in false }) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 8)
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !isMarked(scalar) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        continue
      }
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
