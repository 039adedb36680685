/// Turns the bytes of one connection into requests.
///
/// The parser accepts a strict subset of HTTP/1.1: line ends are CR LF, fields have no continuation lines, bodies have a
/// `Content-Length`, and the target is a path. A request that is not in the subset ends the connection, because the start
/// of the following request is then unknown.
///
/// Invariants:
/// 1. At most `headBytes` + `bodyBytes` bytes of an incomplete request are kept.
/// 2. Each byte of a head is searched for the end of the head once.
///
/// Tested by `HTTPRequestParserTests`.
struct HTTPRequestParser {
  private let limits: HTTPLimits
  private var buffer: [UInt8] = []
  /// The start of the current request in the buffer.
  private var start = 0
  /// The position up to which the head contains no end.
  private var searched = 0
  private var head: HTTPHead?

  init(limits: HTTPLimits) { self.limits = limits }

  /// Whether part of a request has arrived.
  var isInsideRequest: Bool { start < buffer.count || head != nil }

  /// Appends bytes of the connection.
  mutating func append(_ bytes: ArraySlice<UInt8>) { buffer.append(contentsOf: bytes) }

  /// Removes the first complete request.
  ///
  /// - Returns: `nil` while the request is incomplete.
  mutating func next() throws(HTTPError) -> HTTPRequest? {
    if head == nil {
      guard let end = try endOfHead() else { return nil }
      head = try HTTPHead(buffer[start..<end], limits: limits)
      start = end + 4
      searched = start
    }
    guard let head, buffer.count - start >= head.bodyLength else { return nil }
    let end = start + head.bodyLength
    let request = HTTPRequest(
      method: head.method, target: head.target, fields: head.fields, body: Array(buffer[start..<end]),
      keepsConnection: head.keepsConnection)
    buffer.removeFirst(end)
    (start, searched, self.head) = (0, 0, nil)
    return request
  }

  /// The position of the empty line that ends the head.
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
      throw HTTPError(431, "The head of a request is at most \(limits.headBytes) bytes long.")
    }
    // A first line that can never become a request is refused before its end arrives.
    if let first = buffer.dropFirst(start).first, !HTTPHead.isToken(first) {
      throw HTTPError(400, "A request begins with a method.")
    }
    return nil
  }
}
