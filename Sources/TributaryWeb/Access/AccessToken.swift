/// The secret of a running program. A request that does not present it learns nothing about the program.
package struct AccessToken: Sendable {
  /// 32 hexadecimal digits.
  package let text: String

  /// Makes a token of 128 bits from the system's source of random numbers.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    text = String((0..<32).map { _ in digits[Int(generator.next(upperBound: 16 as UInt))] })
  }

  /// The token of a program that replaces an earlier one; `nil` if the text is not a token.
  package init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
      return nil
    }
    self.text = text
  }

  /// Whether a text is the token. The time that the answer takes depends only on the length of the text.
  func matches(_ candidate: String) -> Bool {
    let (own, other) = (Array(text.utf8), Array(candidate.utf8))
    var difference = UInt8(own.count == other.count ? 0 : 1)
    for (index, byte) in other.enumerated() { difference |= byte ^ own[index % own.count] }
    return difference == 0
  }
}
