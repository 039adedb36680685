/// The version and the limits of the messages between the page and the server. The article *The browser protocol*
/// describes the messages.
enum WebProtocol {
  /// The version of the protocol. A page of another version is rejected and reloads.
  static let version = 6

  /// The maximum number of events in a message.
  static let maximumEvents = 1_000

  /// The maximum number of events of a window per second. Further events are rejected until the second is over.
  static let maximumEventsPerSecond = 4_000

  /// The maximum width and height of a window, in points.
  static let maximumExtent = 10_000.0
}

/// The progress of a build of the program, as displayed on all pages.
package enum WebBuild: Equatable, Sendable {
  case running
  case succeeded
  case failed([Problem])

  /// A compiler error.
  package struct Problem: Equatable, Sendable {
    /// The file relative to the package and the line, or an empty string for an error without a location.
    package var place: String
    package var message: String

    package init(place: String, message: String) {
      (self.place, self.message) = (place, message)
    }
  }
}
