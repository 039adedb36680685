@testable import TributaryWeb

struct HTTPRequestParserTests {
  private let limits = HTTPLimits()

  private func parse(_ text: String) throws -> HTTPRequest? {
    var parser = HTTPRequestParser(limits: limits)
    parser.append(Array(text.utf8)[...])
    return try parser.next()
  }

  @Test func `A request has its method, target, fields, and body`() throws {
    let request = try #require(
      try parse("POST /input?a=b HTTP/1.1\r\nHost: x\r\nX-Name:  a b \t\r\nContent-Length: 3\r\n\r\nabcrest"))
    expect(request.method, equals: "POST")
    expect(request.target, equals: "/input?a=b")
    expect(request.path, equals: "/input")
    expect(request.field("x-name"), equals: "a b")
    expect(request.body, equals: Array("abc".utf8))
    expect(request.keepsConnection)
  }

  @Test func `A connection is kept open unless the client requests otherwise or uses HTTP 1.0`() throws {
    try expect(parse("GET / HTTP/1.1\r\nHost: x\r\nConnection: Close\r\n\r\n")?.keepsConnection, equals: false)
    try expect(parse("GET / HTTP/1.1\r\nHost: x\r\nConnection: foo, close\r\n\r\n")?.keepsConnection, equals: false)
    try expect(parse("GET / HTTP/1.0\r\nHost: x\r\n\r\n")?.keepsConnection, equals: false)
  }

  @Test func `Bytes can arrive one at a time, and several requests at once`() throws {
    let text = "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhiGET /b HTTP/1.1\r\nHost: x\r\n\r\n"
    var slow = HTTPRequestParser(limits: limits)
    var targets: [String] = []
    for byte in text.utf8 {
      slow.append([byte])
      if let request = try slow.next() { targets.append(request.target) }
    }
    expect(targets, equals: ["/a", "/b"])
    expect(!slow.isInsideRequest)
    var fast = HTTPRequestParser(limits: limits)
    fast.append(Array(text.utf8)[...])
    try expect(fast.next()?.body, equals: Array("hi".utf8))
    try expect(fast.next()?.target, equals: "/b")
    try expectNil(fast.next())
  }

  @Test func `A field that occurs twice has no single value`() throws {
    let request = try parse("GET / HTTP/1.1\r\nHost: x\r\nA: 1\r\nA: 2\r\n\r\n")
    expectNil(request?.field("a"))
    expect(request?.hasField("a"), equals: true)
  }

  @Test func `An endless head is rejected once it is too long, in linear time`() {
    var parser = HTTPRequestParser(limits: limits)
    #expect(throws: HTTPError.self) {
      for _ in 0..<20_000 {
        parser.append(Array("GET".utf8)[...])
        _ = try parser.next()
      }
    }
  }
}
