/// A parser that converts the bytes of a connection to requests.
///
/// The parser accepts a strict subset of HTTP/1.1: line ends are CR LF, fields have no continuation lines, bodies have
/// a `Content-Length`, and the target is a path. A request that is not in the subset ends the connection, because the
/// start of the next request is unknown.
///
/// Invariants:
/// 1. At most `headBytes` + `bodyBytes` bytes of an incomplete request are kept, and of a request that the admission
///    check rejects at most `headBytes` + `uncheckedBodyBytes`.
/// 2. The search for the end of a head examines each byte once.
///
/// Tested by `HTTPRequestParserTests`.
struct HTTPRequestParser {
  private let limits: HTTPLimits
  private let admission: WebServer.Admission
  private var buffer: [UInt8] = []
  /// The start of the current request in the buffer.
  private var start = 0
  /// The position up to which the end of the head was searched.
  private var searched = 0
  private var head: HTTPHead?

  init(limits: HTTPLimits, admission: @escaping WebServer.Admission = { _ in }) {
    self.limits = limits
    self.admission = admission
  }

  /// Whether the parser has received a part of a request.
  var isInsideRequest: Bool { start < buffer.count || head != nil }

  /// Appends bytes of the connection.
  mutating func append(_ bytes: ArraySlice<UInt8>) { buffer.append(contentsOf: bytes) }

  /// Removes and returns the first complete request.
  ///
  /// - Returns: `nil` while the request is incomplete.
  mutating func next() throws(HTTPError) -> HTTPRequest? {
    if head == nil {
      guard let end = try endOfHead() else { return nil }
      let head = try HTTPHead(buffer[start..<end], limits: limits)
      if head.bodyLength > limits.uncheckedBodyBytes { try admission(head.request(body: [])) }
      self.head = head
      start = end + 4
      searched = start
    }
    guard let head, buffer.count - start >= head.bodyLength else { return nil }
    let end = start + head.bodyLength
    let request = head.request(body: Array(buffer[start..<end]))
    buffer.removeFirst(end)
    (start, searched, self.head) = (0, 0, nil)
    return request
  }

  /// Returns the position of the empty line that ends the head.
  private mutating func endOfHead() throws(HTTPError) -> Int? {
    var index = max(searched, start + 3)
    while index < buffer.count {
      if buffer[index] == 10, buffer[index - 1] == 13, buffer[index - 2] == 10, buffer[index - 3] == 13 {
        guard index - start < limits.headBytes else { break }
        return index - 3
      }
      index += 1
    }
    searched = index
    guard buffer.count - start <= limits.headBytes, index < buffer.count || index - start <= limits.headBytes else {
      throw HTTPError(431, "The head of a request must be at most \(limits.headBytes) bytes long.")
    }
    // A first line that cannot become a valid request is rejected before its end arrives.
    if let first = buffer.dropFirst(start).first, !HTTPHead.isToken(first) {
      throw HTTPError(400, "A request must begin with a method.")
    }
    return nil
  }
}

/// A complete HTTP/1.1 request.
struct HTTPRequest: Equatable, Sendable {
  let method: String

  /// The path and the query, verbatim from the request line.
  let target: String

  /// The fields in order of arrival, with lowercase names.
  let fields: [Field]

  let body: [UInt8]

  /// Whether the connection remains open after the response.
  let keepsConnection: Bool

  struct Field: Equatable, Sendable {
    let name: String
    let value: String
  }

  /// The path without the query.
  var path: Substring { target.prefix { $0 != "?" } }

  /// Returns the value of the only field with the given name, or `nil` if there is none or more than one.
  ///
  /// - Parameter name: The name in lowercase.
  func field(_ name: String) -> String? {
    let matches = fields.filter { $0.name == name }
    return matches.count == 1 ? matches[0].value : nil
  }

  /// Returns whether a field with the given name exists.
  func hasField(_ name: String) -> Bool { fields.contains { $0.name == name } }
}

/// The limits of the server. A connection that exceeds a limit is closed; other connections are not affected.
package struct HTTPLimits: Sendable {
  /// The maximum length of the request line and all fields, in bytes.
  package var headBytes = 16 << 10

  /// The maximum length of a request target, in bytes.
  package var targetBytes = 2 << 10

  /// The maximum number of fields in a request.
  package var fields = 64

  /// The maximum length of a request body, in bytes.
  package var bodyBytes = 4 << 20

  /// The maximum length of a request body that is received before the credential is checked, in bytes.
  package var uncheckedBodyBytes = 16 << 10

  /// The maximum time for receiving a request, in seconds.
  package var requestSeconds = 10.0

  /// The maximum time of a connection without a request, in seconds.
  package var idleSeconds = 60.0

  /// The maximum time that the server waits for a client that does not read its response, in seconds.
  package var stallSeconds = 30.0

  /// The maximum number of open connections. A further connection replaces the oldest one that has not presented the
  /// credential.
  package var connections = 256

  /// The maximum number of pending bytes for a slow client before its connection is closed.
  package var outputBytes = 64 << 20

  package init() {}
}

/// An error that rejects a request, with the status of the response.
struct HTTPError: Error, Equatable, Sendable {
  let status: Int

  /// One sentence for the reader of the response.
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }
}
