/// A check that determines whether a request may reach the program.
///
/// - The `Host` field must name the loopback interface and the port. A name that an attacker resolves to 127.0.0.1 (DNS
///   rebinding) is rejected.
/// - The `Origin` field, if present, and `Sec-Fetch-Site` must identify the page of the server, so that no other site
///   can send input.
/// - The `Tributary-Token` field must contain the token. Other sites cannot send the field without a preflight request,
///   which the server rejects.
struct RequestGuard: Sendable {
  private let token: AccessToken
  private let hosts: Set<String>

  static let tokenField = "tributary-token"

  init(token: AccessToken, port: UInt16) {
    self.token = token
    var hosts: Set<String> = []
    for name in ["127.0.0.1", "localhost", "[::1]"] {
      hosts.insert("\(name):\(port)")
      // A browser omits the default port.
      if port == 80 { hosts.insert(name) }
    }
    self.hosts = hosts
  }

  /// Checks that a request is addressed to this server by one of its names.
  func checkHost(of request: HTTPRequest) throws(HTTPError) {
    guard let host = request.field("host"), hosts.contains(host.lowercased()) else {
      throw HTTPError(421, "This server accepts only the host names 127.0.0.1, localhost and [::1].")
    }
    guard !request.hasField("origin") || isOwn(request.field("origin")) else {
      throw HTTPError(403, "Requests from other sites are not allowed.")
    }
  }

  /// Checks that a request comes from the page and contains the token.
  func checkAccess(of request: HTTPRequest) throws(HTTPError) {
    let site = request.field("sec-fetch-site")
    guard !request.hasField("sec-fetch-site") || site == "same-origin" || site == "none" else {
      throw HTTPError(403, "Requests from other sites are not allowed.")
    }
    guard let candidate = request.field(Self.tokenField), token.matches(candidate) else {
      throw HTTPError(403, "The token is missing or wrong. Open the address that the program printed.")
    }
  }

  private func isOwn(_ origin: String?) -> Bool {
    guard let origin, origin.hasPrefix("http://") else { return false }
    return hosts.contains(origin.dropFirst(7).lowercased())
  }
}

/// The secret of a running program. A request without it receives no information about the program.
package struct AccessToken: Sendable {
  /// The token as 32 hexadecimal digits.
  package let text: String

  /// Creates a token of 128 bits from the system's random number generator.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    text = String((0..<32).map { _ in digits[Int(generator.next(upperBound: 16 as UInt))] })
  }

  /// Creates the token of a replaced program, or returns `nil` if the text is not a token.
  package init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
      return nil
    }
    self.text = text
  }

  /// Returns whether a text is the token. The duration depends only on the length of the text.
  func matches(_ candidate: String) -> Bool {
    let (own, other) = (Array(text.utf8), Array(candidate.utf8))
    var difference = UInt8(own.count == other.count ? 0 : 1)
    for (index, byte) in other.enumerated() { difference |= byte ^ own[index % own.count] }
    return difference == 0
  }
}
