import Foundation

/// The messages of the browser protocol in `Tests/Fixtures/BrowserProtocol`, which the tests of the server and the
/// tests of the page read.
public enum ProtocolFixtures {
  /// A message of the page.
  public struct Event {
    public let name: String
    /// Statements that make the page send the message.
    public let page: String
    /// The members of the message other than the time.
    public let event: [String: Any]
    /// The event as the server's tests describe it.
    public let server: String
  }

  /// A message of the server.
  public struct StreamMessage: Decodable, Sendable {
    public let name: String
    public let text: String
    /// An expression that is true in a page after this message and all messages before it.
    public let page: String
  }

  /// Returns the challenge of the page.
  public static func challenge() throws -> [String: Any] { try requests()["challenge"] as? [String: Any] ?? [:] }

  /// Returns the members of the hello message other than the time and the identifier of the browser.
  public static func hello() throws -> [String: Any] { try requests()["hello"] as? [String: Any] ?? [:] }

  /// Returns the members of an input message other than the events.
  public static func input() throws -> [String: Any] { try requests()["input"] as? [String: Any] ?? [:] }

  /// Returns the messages of the inspector, when it opens and when it closes.
  public static func inspections() throws -> [[String: Any]] { try requests()["inspections"] as? [[String: Any]] ?? [] }

  public static func events() throws -> [Event] {
    let events = try requests()["events"] as? [[String: Any]] ?? []
    return events.map { fields in
      Event(
        name: fields["name"] as? String ?? "", page: fields["page"] as? String ?? "",
        event: fields["event"] as? [String: Any] ?? [:], server: fields["server"] as? String ?? "")
    }
  }

  public static func stream() throws -> [StreamMessage] {
    try JSONDecoder().decode([StreamMessage].self, from: data("stream.json"))
  }

  private static func requests() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: data("requests.json")) as? [String: Any] ?? [:]
  }

  private static func data(_ name: String) throws -> Data {
    let folder = URL(filePath: #filePath).appending(path: "../../../Fixtures/BrowserProtocol").standardized
    return try Data(contentsOf: folder.appending(component: name))
  }
}
