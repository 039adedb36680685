import Foundation
package import TributaryGeometry

/// A request for the proof that the server knows the token, before the page sends any other message.
struct ClientChallenge: Decodable, Sendable {
  /// A random number of 32 hexadecimal digits.
  let nonce: String
}

/// The first message to a server that has proved that it knows the token. It opens the event stream of the page.
struct ClientHello: Decodable, Sendable {
  let version: Int
  /// The previous window of the page, or `nil` for a new one.
  let window: String?
  /// Whether the page was reloaded or has lost its stream, so that it owns the window.
  let isReturning: Bool
  /// The identity of the browser, which has a limited number of connections.
  let browser: String
  /// The path of the page and its query, which identify the scene.
  let path: String
  /// The time of the page's clock, in milliseconds.
  let time: Double
  let surroundings: WebSurroundings
}

/// The user input since the last message.
struct ClientInput: Decodable, Sendable {
  let window: String
  /// The number of the page's stream. Hidden pages name their last stream.
  let stream: Int?
  let events: [WebEvent]
}

/// A request of the inspector beside a window.
struct ClientInspection: Decodable, Sendable {
  let window: String
  /// Whether the window is recorded. A window is recorded only on request.
  let isRecording: Bool
  /// The number of the page's current data, or `nil` for none.
  let known: Int?
}

extension HTTPRequest {
  /// Decodes the JSON value in the body.
  func message<Message: Decodable>(_ type: Message.Type) throws(HTTPError) -> Message {
    guard field("content-type") == "application/json" else {
      throw HTTPError(415, "The content type of a message must be application/json.")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      throw HTTPError(400, "The message does not conform to version \(WebProtocol.version) of the protocol.")
    }
  }
}

/// The browser's settings for a window.
package struct WebSurroundings: Equatable, Sendable {
  /// The size of the window in points.
  package var size: CGSize

  /// The number of pixels per point.
  package var scale: Double

  package var isDark: Bool
  package var increasesContrast: Bool
  package var reducesMotion: Bool

  /// The identifiers of the preferred languages, in order of preference.
  package var languages: [String]

  /// Whether the page has the focus of the browser.
  package var isActive: Bool
}

extension WebSurroundings: Decodable {
  private enum Key: String, CodingKey {
    case width, height, scale, isDark, increasesContrast, reducesMotion, languages, isActive
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func extent(_ key: Key) throws -> Double {
      min(max(try values.decode(Double.self, forKey: key), 1), WebProtocol.maximumExtent)
    }
    size = CGSize(width: try extent(.width), height: try extent(.height))
    scale = min(max(try values.decode(Double.self, forKey: .scale), 0.25), 8)
    isDark = try values.decode(Bool.self, forKey: .isDark)
    increasesContrast = try values.decode(Bool.self, forKey: .increasesContrast)
    reducesMotion = try values.decode(Bool.self, forKey: .reducesMotion)
    languages = Array(try values.decode([String].self, forKey: .languages).prefix(8).map { String($0.prefix(35)) })
    isActive = try values.decode(Bool.self, forKey: .isActive)
  }
}

/// A command that the page performs once.
package enum WebCommand: Equatable, Sendable {
  /// Opens a URL in a new tab.
  case open(String)
  /// Opens a window of the program in a new tab, by a path below the program's URL.
  case openWindow(String)
  /// Closes the tab, if the program opened it.
  case close
  /// Puts text on the clipboard.
  case copy(String)
}
