/// The SHA-256 digest (FIPS 180-4) by which a content security policy identifies the script and the style of a page,
/// and its use as a message authentication code (RFC 2104).
package struct SHA256 {
  /// The digest of 32 bytes.
  package let digest: [UInt8]

  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// Creates the code that proves that the author of a message knows a key (HMAC-SHA-256).
  package init(authenticating message: [UInt8], key: [UInt8]) {
    var key = key.count > 64 ? SHA256(key).digest : key
    key += Array(repeating: 0, count: 64 - key.count)
    self.init(key.map { $0 ^ 0x5C } + SHA256(key.map { $0 ^ 0x36 } + message).digest)
  }

  /// The digest as 64 lowercase hexadecimal digits.
  package var hexadecimal: String { digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

  package init(_ message: [UInt8]) {
    var bytes = message
    let bitCount = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    var state = Self.start
    for block in stride(from: 0, to: bytes.count, by: 64) { Self.compress(bytes[block..<(block + 64)], into: &state) }
    digest = state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words: [UInt32] = []
    words.reserveCapacity(64)
    for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      words.append(block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let small = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
      let large = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var s = state
    for index in 0..<64 {
      let mix = rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first = s[7] &+ mix &+ choice &+ constants[index] &+ words[index]
      let fold = rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [first &+ fold &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] &+= s[index] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let start = roots(of: 8) { $0.squareRoot() }
  private static let constants = roots(of: 64) { cubeRoot($0) }

  /// Returns the first 32 bits of the fractional parts of the roots of the first primes.
  private static func roots(of count: Int, _ root: (Double) -> Double) -> [UInt32] {
    var primes: [Int] = []
    var number = 2
    while primes.count < count {
      if !primes.contains(where: { number % $0 == 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { prime in
      let value = root(Double(prime))
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }
}

/// Computes a cube root with Newton's method, which is accurate enough for 32 bits.
private func cubeRoot(_ value: Double) -> Double {
  var root = value
  for _ in 0..<80 { root -= (root * root * root - value) / (3 * root * root) }
  return root
}
