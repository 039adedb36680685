import Foundation

/// The first message of a page, by which it opens its event stream.
struct ClientHello: Decodable, Sendable {
  let version: Int
  /// The window that the page had before; `nil` for a new one.
  let window: String?
  /// Whether the page was loaded again or has lost its stream, so that the window is its own.
  let isReturning: Bool
  /// Identifies the browser, which has a limited number of connections.
  let browser: String
  /// The path of the page and its query, which name the scene.
  let path: String
  /// The time of the page's clock, in milliseconds.
  let time: Double
  let surroundings: WebSurroundings
}

/// The user input since the last message.
struct ClientInput: Decodable, Sendable {
  let window: String
  let events: [WebEvent]
}

/// A request of the inspector beside a window.
struct ClientInspection: Decodable, Sendable {
  let window: String
  /// Whether the window is recorded from now on. A window is not recorded without a request.
  let isRecording: Bool
  /// The number of the data that the page has; `nil` for none.
  let known: Int?
}

extension HTTPRequest {
  /// The JSON value in the body.
  func message<Message: Decodable>(_ type: Message.Type) throws(HTTPError) -> Message {
    guard field("content-type") == "application/json" else {
      throw HTTPError(415, "Messages are application/json.")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      throw HTTPError(400, "The message is not in the protocol of version \(WebProtocol.version).")
    }
  }
}
