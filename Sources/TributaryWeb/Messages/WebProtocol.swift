/// The version and the limits of the messages between the page and the server. The article *The browser protocol*
/// describes the messages.
enum WebProtocol {
  /// A page of another version is refused and reloads itself.
  static let version = 2

  /// The number of events in one message.
  static let maximumEvents = 1_000

  /// The number of events of a window per second; further events are refused until the second is over.
  static let maximumEventsPerSecond = 4_000

  /// The largest extent of a window, in points.
  static let maximumExtent = 10_000.0
}
