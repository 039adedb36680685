/// The version and the limits of the messages between the page and the server. The article *The browser protocol*
/// describes the messages.
enum WebProtocol {
  /// A page of another version is refused and reloads itself.
  static let version = 3

  /// The number of events in one message.
  static let maximumEvents = 1_000

  /// The number of events of a window per second; further events are refused until the second is over.
  static let maximumEventsPerSecond = 4_000

  /// The largest extent of a window, in points.
  static let maximumExtent = 10_000.0
}

/// The progress of a build of the program, as all pages show it.
package enum WebBuild: Equatable, Sendable {
  case running
  case succeeded
  case failed([Problem])

  /// An error of the compiler.
  package struct Problem: Equatable, Sendable {
    /// The file, relative to the package, and the line; empty for an error without a place.
    package var place: String
    package var message: String

    package init(place: String, message: String) {
      (self.place, self.message) = (place, message)
    }
  }
}
