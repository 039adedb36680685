import TributaryInspection

/// A check that determines whether a request may reach the program.
///
/// - The `Host` field must name the loopback interface and the port. A name that an attacker resolves to 127.0.0.1 (DNS
///   rebinding) is rejected.
/// - The `Origin` field, if present, and `Sec-Fetch-Site` must identify the page of the server, so that no other site
///   can send input.
/// - The `Tributary-Credential` field must contain a code that only the owner of the token can compute. Other sites
///   cannot send the field without a preflight request, which the server rejects.
///
/// The token is never sent in either direction: after the program has ended, another program may listen on its port.
/// Before the page sends a credential or any data, the server proves that it knows the token. A credential is valid for
/// one run of the program, so a program that receives it later cannot use it.
///
///     page ──── nonce ───────────────────────────────────▶ server
///     page ◀─── run, HMAC(token, "server nonce run") ───── server
///     page ──── HMAC(token, "page run"), data ───────────▶ server
struct RequestGuard: Sendable {
  private let token: AccessToken
  private let hosts: Set<String>
  /// A random number that identifies this run of the program.
  private let run = AccessToken()
  private let credential: String

  static let credentialField = "tributary-credential"

  init(token: AccessToken, port: UInt16) {
    self.token = token
    credential = token.credential(for: run.text)
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

  /// Returns the proof that the server knows the token, as JSON.
  ///
  /// - Parameter nonce: A random number that the page has not used before.
  func proof(for nonce: AccessToken) -> String {
    "{\"run\":\"\(run.text)\",\"proof\":\"\(token.code(for: "server \(nonce.text) \(run.text)"))\"}"
  }

  /// Checks that a request comes from the page of the server, rather than from another site.
  func checkSite(of request: HTTPRequest) throws(HTTPError) {
    let site = request.field("sec-fetch-site")
    guard !request.hasField("sec-fetch-site") || site == "same-origin" || site == "none" else {
      throw HTTPError(403, "Requests from other sites are not allowed.")
    }
  }

  /// Checks that a request comes from a page that knows the token.
  func checkAccess(of request: HTTPRequest) throws(HTTPError) {
    try checkSite(of: request)
    guard let candidate = request.field(Self.credentialField), candidate.matches(credential) else {
      throw HTTPError(403, "The credential is missing or wrong. Open the address that the program printed.")
    }
  }

  private func isOwn(_ origin: String?) -> Bool {
    guard let origin, origin.hasPrefix("http://") else { return false }
    return hosts.contains(origin.dropFirst(7).lowercased())
  }
}

/// The secret of a running program, which is also the type of its other random numbers. A request from a page that does
/// not know it receives no information about the program.
package struct AccessToken: Sendable {
  /// The token as 32 hexadecimal digits.
  package let text: String

  /// Creates a token of 128 bits from the system's random number generator.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    text = String((0..<32).map { _ in digits[Int(generator.next(upperBound: 16 as UInt))] })
  }

  /// Creates a token from its text, or returns `nil` if the text is not a token.
  package init?(_ text: String) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
      return nil
    }
    self.text = text
  }

  /// Returns the code by which a holder of the token authenticates a message, as 64 hexadecimal digits.
  func code(for message: String) -> String {
    SHA256(authenticating: Array(message.utf8), key: Array(text.utf8)).hexadecimal
  }

  /// Returns the code that authorizes the requests of a page during a run of the program.
  func credential(for run: String) -> String { code(for: "page \(run)") }
}

extension String {
  /// Returns whether this text is another, nonempty one. The duration depends only on the length of this text.
  func matches(_ secret: String) -> Bool {
    let (own, other) = (Array(secret.utf8), Array(utf8))
    var difference = UInt8(own.count == other.count ? 0 : 1)
    for (index, byte) in other.enumerated() { difference |= byte ^ own[index % own.count] }
    return difference == 0
  }
}
