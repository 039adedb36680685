/// The request line and the fields of a request.
struct HTTPHead {
  let method: String
  let target: String
  let fields: [HTTPRequest.Field]
  let bodyLength: Int
  let keepsConnection: Bool

  /// - Parameter bytes: The head without the empty line at its end.
  init(_ bytes: ArraySlice<UInt8>, limits: HTTPLimits) throws(HTTPError) {
    var lines = try Self.lines(of: bytes)[...]
    let version: Substring
    (method, target, version) = try Self.requestLine(lines.removeFirst(), limits: limits)
    guard lines.count <= limits.fields else {
      throw HTTPError(431, "A request must have at most \(limits.fields) fields.")
    }
    var fields: [HTTPRequest.Field] = []
    for line in lines { fields.append(try Self.field(line)) }
    self.fields = fields
    func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
    guard values("host").count == 1 else { throw HTTPError(400, "A request must have exactly one Host field.") }
    guard values("transfer-encoding").isEmpty else {
      throw HTTPError(501, "A body requires a Content-Length; transfer encodings are not supported.")
    }
    guard values("expect").isEmpty else { throw HTTPError(417, "Expect is not supported.") }
    guard values("upgrade").isEmpty else { throw HTTPError(400, "Other protocols are not supported.") }
    bodyLength = try Self.bodyLength(values("content-length"), limits: limits)
    let options = values("connection").joined(separator: ",").lowercased()
      .split(separator: ",").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    keepsConnection = version == "HTTP/1.1" ? !options.contains("close") : false
  }

  /// Returns the request with this head and a body.
  func request(body: [UInt8]) -> HTTPRequest {
    HTTPRequest(method: method, target: target, fields: fields, body: body, keepsConnection: keepsConnection)
  }

  /// Returns the lines of a head. Each line ends with CR LF and contains no control characters other than tabs.
  private static func lines(of bytes: ArraySlice<UInt8>) throws(HTTPError) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == 13, index + 1 < bytes.endIndex, bytes[index + 1] == 10 {
        lines.append(bytes[start..<index])
        index += 2
        start = index
      } else if byte < 32 && byte != 9 || byte == 127 {
        throw HTTPError(400, "The head must not contain control characters, and its lines must end with CR LF.")
      } else {
        index += 1
      }
    }
    lines.append(bytes[start..<bytes.endIndex])
    return lines
  }

  private static func requestLine(
    _ line: ArraySlice<UInt8>, limits: HTTPLimits
  ) throws(HTTPError) -> (String, String, Substring) {
    guard line.allSatisfy({ $0 < 128 }) else { throw HTTPError(400, "The request line must be ASCII.") }
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].utf8.count <= 16, parts[0].utf8.allSatisfy(isToken) else {
      throw HTTPError(400, "The request line must consist of a method, a path and a version.")
    }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
      throw HTTPError(parts[2].hasPrefix("HTTP/") ? 505 : 400, "This server supports HTTP/1.1.")
    }
    guard parts[1].hasPrefix("/"), !parts[1].contains("\t") else {
      throw HTTPError(400, "The target of a request must be a path.")
    }
    guard parts[1].utf8.count <= limits.targetBytes else {
      throw HTTPError(414, "The target of a request must be at most \(limits.targetBytes) bytes long.")
    }
    return (String(parts[0]), String(parts[1]), parts[2])
  }

  private static func field(_ line: ArraySlice<UInt8>) throws(HTTPError) -> HTTPRequest.Field {
    guard let colon = line.firstIndex(of: 58), colon > line.startIndex, line[..<colon].allSatisfy(isToken) else {
      throw HTTPError(400, "A field must consist of a name, a colon and a value on one line.")
    }
    let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 }
    var value = line[(colon + 1)...].drop(while: isSpace)
    while let last = value.last, isSpace(last) { value.removeLast() }
    guard let text = String(validating: value, as: UTF8.self) else { throw HTTPError(400, "A field must be UTF-8.") }
    return HTTPRequest.Field(name: String(decoding: line[..<colon], as: UTF8.self).lowercased(), value: text)
  }

  private static func bodyLength(_ values: [String], limits: HTTPLimits) throws(HTTPError) -> Int {
    guard let value = values.first else { return 0 }
    guard values.count == 1, !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw HTTPError(400, "Content-Length must be one whole number.")
    }
    guard value.utf8.count <= 18, let length = Int(value), length <= limits.bodyBytes else {
      throw HTTPError(413, "The body must be at most \(limits.bodyBytes) bytes long.")
    }
    return length
  }

  /// Returns whether a byte may occur in a method or in the name of a field.
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
