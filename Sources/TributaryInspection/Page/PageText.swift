import TributaryDiagnostics

/// Text for scripts and for JSON, in which characters are written as `\u2026`.
enum PageText {
  /// A text that is all ASCII.
  ///
  /// - Parameter isMarked: Which characters of ASCII are written so too.
  static func escaped(_ text: String, _ isMarked: (Unicode.Scalar) -> Bool = { _ in false }) -> String {
    escaped(text, where: { !$0.isASCII || isMarked($0) })
  }

  /// JSON in which nothing acts on a terminal, or on its neighbours instead of being seen; what can be seen stays.
  ///
  /// - Parameter json: Such characters stand in strings only.
  static func visible(_ json: String) -> String {
    escaped(json, where: { $0 != "\n" && VisibleText.isInvisible($0) })
  }

  private static func escaped(_ text: String, where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 8)
    for scalar in text.unicodeScalars {
      if !isEscaped(scalar) {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
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
