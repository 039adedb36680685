/// A request that a server must not accept, with the status of its response.
struct HostileRequest: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// `nil` if the server closes the connection without a response.
  let status: Int?

  init(_ name: String, _ text: String, _ status: Int?) { self.init(name, Array(text.utf8), status) }

  init(_ name: String, _ bytes: [UInt8], _ status: Int?) {
    (self.name, self.bytes, self.status) = (name, bytes, status)
  }

  var testDescription: String { name }

  private static func get(_ target: String, _ fields: String = "Host: x\r\n") -> String {
    "GET \(target) HTTP/1.1\r\n\(fields)\r\n"
  }

  private static func post(_ fields: String, _ body: String = "") -> String {
    "POST / HTTP/1.1\r\nHost: x\r\n\(fields)\r\n\(body)"
  }

  private static let nothing: [UInt8] = []
  private static let long = String(repeating: "a", count: 20_000)

  static let all: [HostileRequest] = [
    // Request lines
    HostileRequest("nothing but line ends", "\r\n\r\n", 400),
    HostileRequest("a space first", " GET / HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("a line end first", "\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("one word", "GET\r\n\r\n", 400),
    HostileRequest("no version", "GET /\r\n\r\n", 400),
    HostileRequest("an empty target", "GET  HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("two spaces", "GET /  HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("four words", "GET / x HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("a tab between words", "GET\t/\tHTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("a tab in the target", "GET /\ta HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("HTTP/2", "GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505),
    HostileRequest("HTTP/0.9", "GET / HTTP/0.9\r\nHost: x\r\n\r\n", 505),
    HostileRequest("HTTP/1.10", "GET / HTTP/1.10\r\nHost: x\r\n\r\n", 505),
    HostileRequest("a version in lower case", "GET / http/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("another protocol", "GET / FTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
    HostileRequest("a long method", "\(long.prefix(17)) / HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("a method with brackets", "G(T / HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("a whole address", get("http://evil.example/"), 400),
    HostileRequest("an asterisk", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("an authority", "CONNECT evil.example:80 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    HostileRequest("a target without a slash", get("index.html"), 400),
    HostileRequest("a long target", get("/" + long.prefix(3_000)), 414),
    HostileRequest("an endless request line", "GET /\(long)", 431),
    HostileRequest("letters outside ASCII in the target", get("/é"), 400),
    HostileRequest("a zero byte in the target", get("/\u{0}"), 400),
    HostileRequest("a delete character in the target", get("/\u{7F}"), 400),
    // Line ends
    HostileRequest("line feeds alone", "GET / HTTP/1.1\nHost: x\n\n", nil),
    HostileRequest("a line feed alone in the head", "GET / HTTP/1.1\r\nHost: x\nA: b\r\n\r\n", 400),
    HostileRequest("a carriage return alone", "GET / HTTP/1.1\r\nHost: x\rA: b\r\n\r\n", 400),
    HostileRequest("two carriage returns", "GET / HTTP/1.1\r\r\nHost: x\r\n\r\n", 400),
    // Fields
    HostileRequest("no host", get("/", ""), 400),
    HostileRequest("two hosts", get("/", "Host: x\r\nHost: y\r\n"), 400),
    HostileRequest("a space before the colon", get("/", "Host: x\r\nA : b\r\n"), 400),
    HostileRequest("no colon", get("/", "Host: x\r\nabc\r\n"), 400),
    HostileRequest("no name", get("/", "Host: x\r\n: b\r\n"), 400),
    HostileRequest("a continuation line", get("/", "Host: x\r\nA: b\r\n c\r\n"), 400),
    HostileRequest("a continuation line first", get("/", " Host: x\r\n"), 400),
    HostileRequest("a name with a slash", get("/", "Host: x\r\nA/b: c\r\n"), 400),
    HostileRequest("a name outside ASCII", get("/", "Host: x\r\nÄ: c\r\n"), 400),
    HostileRequest("a zero byte in a value", get("/", "Host: x\r\nA: \u{0}\r\n"), 400),
    HostileRequest("an escape in a value", get("/", "Host: x\r\nA: \u{1B}[2J\r\n"), 400),
    HostileRequest("65 fields", get("/", "Host: x\r\n" + String(repeating: "A: b\r\n", count: 65)), 431),
    HostileRequest("a long field", get("/", "Host: x\r\nA: \(long)\r\n"), 431),
    HostileRequest("an endless field", "GET / HTTP/1.1\r\nHost: x\r\nA: \(long)", 431),
    HostileRequest(
      "a value that is no UTF-8",
      Array("GET / HTTP/1.1\r\nHost: x\r\nA: ".utf8) + [0xFF, 0xFE] + Array("\r\n\r\n".utf8), 400
    ),
    HostileRequest("an upgrade", get("/", "Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"), 400),
    // Bodies
    HostileRequest("a length below zero", post("Content-Length: -1\r\n"), 400),
    HostileRequest("a length with a sign", post("Content-Length: +1\r\n", "a"), 400),
    HostileRequest("a length in hexadecimal", post("Content-Length: 0x1\r\n", "a"), 400),
    HostileRequest("a length with a fraction", post("Content-Length: 1.0\r\n", "a"), 400),
    HostileRequest("an empty length", post("Content-Length:\r\n"), 400),
    HostileRequest("a list of lengths", post("Content-Length: 1, 1\r\n", "a"), 400),
    HostileRequest("two lengths", post("Content-Length: 1\r\nContent-Length: 2\r\n", "ab"), 400),
    HostileRequest("two equal lengths", post("Content-Length: 1\r\nContent-Length: 1\r\n", "a"), 400),
    HostileRequest("digits of another script", post("Content-Length: ١\r\n", "a"), 400),
    HostileRequest("a body that is too long", post("Content-Length: 4194305\r\n"), 413),
    HostileRequest("a length beyond 64 bits", post("Content-Length: 99999999999999999999\r\n"), 413),
    HostileRequest("a length just below 64 bits", post("Content-Length: 9223372036854775807\r\n"), 413),
    HostileRequest("chunks", post("Transfer-Encoding: chunked\r\n", "0\r\n\r\n"), 501),
    HostileRequest(
      "chunks and a length", post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), 501),
    HostileRequest("a hidden encoding", post("Transfer-Encoding: xchunked\r\nContent-Length: 0\r\n"), 501),
    HostileRequest("an expectation", post("Expect: 100-continue\r\nContent-Length: 1\r\n"), 417),
    // Other protocols and noise
    HostileRequest("a TLS client", [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xFC, 0x03, 0x03], 400),
    HostileRequest("zero bytes", Array(repeating: 0, count: 100), 400),
    HostileRequest("bytes of all values", Array(0...255) + Array("\r\n\r\n".utf8), 400),
    HostileRequest("a byte order mark", [0xEF, 0xBB, 0xBF] + Array(get("/").utf8), 400),
    HostileRequest("half a request", "GET / HT", nil),
    HostileRequest("half a body", post("Content-Length: 10\r\n", "abc"), nil),
    HostileRequest("nothing", nothing, nil),
  ]
}
