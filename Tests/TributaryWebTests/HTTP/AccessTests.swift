@testable import TributaryWeb

struct AccessTests {
  private let token = AccessToken()

  private func request(_ fields: [(String, String)]) -> HTTPRequest {
    HTTPRequest(
      method: "POST", target: "/input", fields: fields.map { HTTPRequest.Field(name: $0.0, value: $0.1) }, body: [],
      keepsConnection: true)
  }

  @Test func `Tokens are 128 random bits`() {
    expect(token.text.count, equals: 32)
    expect(Set((0..<100).map { _ in AccessToken().text }).count, equals: 100)
    expect(token.text.matches(token.text))
    expect(AccessToken(token.text)?.text, equals: token.text)
    for wrong in ["", String(token.text.dropLast()), token.text + "0", String(token.text.reversed()) + "x", "\u{0}"] {
      expect(!wrong.matches(token.text))
    }
    expectNil(AccessToken("no token"))
  }

  @Test(arguments: [
    "127.0.0.1:80", "127.0.0.1", "evil.example:8480", "127.0.0.1:8480.evil.example", "0.0.0.0:8480", "",
  ])
  func `A request for another host is misdirected`(host: String) {
    let access = RequestGuard(token: token, port: 8480)
    #expect(throws: HTTPError.self) { try access.checkHost(of: request([("host", host)])) }
  }

  @Test(arguments: [
    "null", "https://127.0.0.1:8480", "http://evil.example", "http://127.0.0.1:8481",
    "http://127.0.0.1:8480.evil.example",
    "http://localhost", "file://", "vscode-webview://x",
  ])
  func `A request from another origin is refused`(origin: String) {
    let access = RequestGuard(token: token, port: 8480)
    #expect(throws: HTTPError.self) {
      try access.checkHost(of: request([("host", "localhost:8480"), ("origin", origin)]))
    }
  }

  @Test func `The page has access only with the credential`() throws {
    let access = RequestGuard(token: token, port: 8480)
    for host in ["127.0.0.1:8480", "localhost:8480", "[::1]:8480", "LOCALHOST:8480"] {
      try access.checkHost(of: request([("host", host), ("origin", "http://\(host)")]))
    }
    let proof = access.proof(for: AccessToken())
    let run = String(try #require(proof.firstMatch(of: /"run":"(\w+)"/)).output.1)
    let valid = ("tributary-credential", token.credential(for: run))
    try access.checkAccess(of: request([valid, ("sec-fetch-site", "same-origin")]))
    for fields in [
      [], [("tributary-credential", "")], [("tributary-credential", token.text)], [("tributary-token", token.text)],
      [valid, valid], [valid, ("sec-fetch-site", "cross-site")], [valid, ("sec-fetch-site", "same-site")],
    ] { #expect(throws: HTTPError.self) { try access.checkAccess(of: request(fields)) } }
  }
}
