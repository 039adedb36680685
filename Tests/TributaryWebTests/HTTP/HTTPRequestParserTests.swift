import Testing

@testable import TributaryWeb

@Suite struct HTTPRequestParserTests {
  private let limits = HTTPLimits()

  private func parse(_ text: String) throws -> HTTPRequest? {
    var parser = HTTPRequestParser(limits: limits)
    parser.append(Array(text.utf8)[...])
    return try parser.next()
  }

  @Test func `A request has its method, target, fields, and body`() throws {
    let request = try #require(
      try parse("POST /input?a=b HTTP/1.1\r\nHost: x\r\nX-Name:  a b \t\r\nContent-Length: 3\r\n\r\nabcrest"))
    #expect(request.method == "POST")
    #expect(request.target == "/input?a=b")
    #expect(request.path == "/input")
    #expect(request.field("x-name") == "a b")
    #expect(request.body == Array("abc".utf8))
    #expect(request.keepsConnection)
  }

  @Test func `A connection is kept open unless the client requests otherwise or uses HTTP 1.0`() throws {
    #expect(try parse("GET / HTTP/1.1\r\nHost: x\r\nConnection: Close\r\n\r\n")?.keepsConnection == false)
    #expect(try parse("GET / HTTP/1.1\r\nHost: x\r\nConnection: foo, close\r\n\r\n")?.keepsConnection == false)
    #expect(try parse("GET / HTTP/1.0\r\nHost: x\r\n\r\n")?.keepsConnection == false)
  }

  @Test func `Bytes can arrive one at a time, and several requests at once`() throws {
    let text = "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhiGET /b HTTP/1.1\r\nHost: x\r\n\r\n"
    var slow = HTTPRequestParser(limits: limits)
    var targets: [String] = []
    for byte in text.utf8 {
      slow.append([byte])
      if let request = try slow.next() { targets.append(request.target) }
    }
    #expect(targets == ["/a", "/b"])
    #expect(!slow.isInsideRequest)
    var fast = HTTPRequestParser(limits: limits)
    fast.append(Array(text.utf8)[...])
    #expect(try fast.next()?.body == Array("hi".utf8))
    #expect(try fast.next()?.target == "/b")
    #expect(try fast.next() == nil)
  }

  @Test func `A field that occurs twice has no single value`() throws {
    let request = try parse("GET / HTTP/1.1\r\nHost: x\r\nA: 1\r\nA: 2\r\n\r\n")
    #expect(request?.field("a") == nil)
    #expect(request?.hasField("a") == true)
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
