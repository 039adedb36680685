/// Decides whether a request may reach the program.
///
/// - The `Host` field names the loopback interface and the port, so that a name that an attacker resolves to 127.0.0.1
///   (DNS rebinding) reaches nothing.
/// - The `Origin` field, if there is one, and `Sec-Fetch-Site` name the page itself, so that no other site can send input.
/// - The `Tributary-Token` field presents the token. Other sites cannot send the field without a preflight request, which
///   the server refuses.
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

  /// Checks that a request is addressed to this server by one of its own names.
  func checkHost(of request: HTTPRequest) throws(HTTPError) {
    guard let host = request.field("host"), hosts.contains(host.lowercased()) else {
      throw HTTPError(421, "This server answers to 127.0.0.1, localhost and [::1] only.")
    }
    guard !request.hasField("origin") || isOwn(request.field("origin")) else {
      throw HTTPError(403, "Another site may not use this server.")
    }
  }

  /// Checks that a request comes from the page and presents the token.
  func checkAccess(of request: HTTPRequest) throws(HTTPError) {
    let site = request.field("sec-fetch-site")
    guard !request.hasField("sec-fetch-site") || site == "same-origin" || site == "none" else {
      throw HTTPError(403, "Another site may not use this server.")
    }
    guard let candidate = request.field(Self.tokenField), token.matches(candidate) else {
      throw HTTPError(403, "The token is missing or wrong. Open the address that the program has printed.")
    }
  }

  private func isOwn(_ origin: String?) -> Bool {
    guard let origin, origin.hasPrefix("http://") else { return false }
    return hosts.contains(origin.dropFirst(7).lowercased())
  }
}
