/// A response of the server.
struct HTTPResponse: Equatable, Sendable {
  var status: Int

  /// The media type of the body, or `nil` for a response without a body.
  var type: String?

  var body: [UInt8] = []

  /// The fields in addition to those of every response.
  var fields: [HTTPRequest.Field] = []

  /// Whether the body continues until the connection closes.
  var isStream = false

  init(_ status: Int, type: String? = nil, body: [UInt8] = []) {
    self.status = status
    self.type = type
    self.body = body
  }

  init(_ error: HTTPError) {
    self.init(error.status, type: "text/plain; charset=utf-8", body: Array((error.message + "\n").utf8))
  }

  static func json(_ text: String) -> HTTPResponse {
    HTTPResponse(200, type: "application/json", body: Array(text.utf8))
  }

  /// The start of an event stream.
  static var eventStream: HTTPResponse {
    var response = HTTPResponse(200, type: "text/event-stream")
    response.isStream = true
    return response
  }

  /// Returns the bytes of the response.
  ///
  /// - Parameters:
  ///   - keepsConnection: Whether the connection remains open.
  ///   - omitsBody: Whether the request is for the head only.
  func bytes(keepsConnection: Bool, omitsBody: Bool = false) -> [UInt8] {
    var text = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    if let type { text += "Content-Type: \(type)\r\n" }
    if !isStream, status != 204 { text += "Content-Length: \(body.count)\r\n" }
    for field in Self.everyField + fields { text += "\(field.name): \(field.value)\r\n" }
    text += "Connection: \(keepsConnection && !isStream ? "keep-alive" : "close")\r\n\r\n"
    return Array(text.utf8) + (omitsBody ? [] : body)
  }

  private static let everyField = [
    HTTPRequest.Field(name: "Cache-Control", value: "no-store"),
    HTTPRequest.Field(name: "X-Content-Type-Options", value: "nosniff"),
    HTTPRequest.Field(name: "Referrer-Policy", value: "no-referrer"),
    HTTPRequest.Field(name: "Cross-Origin-Opener-Policy", value: "same-origin"),
    HTTPRequest.Field(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
  ]

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 410: "Gone"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 417: "Expectation Failed"
    case 421: "Misdirected Request"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 501: "Not Implemented"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Error"
    }
  }
}
