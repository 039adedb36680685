package import Foundation

/// A window that a browser tab shows and controls.
@MainActor package protocol WebWindow: AnyObject {
  /// Applies the browser's settings. The server calls this method before the first frame and after every change.
  func apply(_ surroundings: WebSurroundings)

  /// Handles user input.
  ///
  /// - Parameter time: The time of the event in seconds of the server's clock, never later than now.
  func handle(_ event: WebEvent.Kind, at time: Double)

  /// Advances to a time and returns the content at that time.
  ///
  /// - Parameter time: The time in seconds of the server's clock.
  func frame(at time: Double) -> WebFrame

  /// Returns the accessibility tree of the last frame.
  func elements() -> WebElements

  /// Records the window, and returns the recording if it differs from the data of the page.
  ///
  /// - Parameter known: The number of the page's current data.
  /// - Returns: The JSON of the recording, which is safe to embed in a message, and a number that changes with it.
  func inspection(after known: Int?) -> (number: Int, data: String)?

  /// Ends the recording.
  func endInspection()

  /// Returns the seconds from a time until the window requires another frame without input: 0 during animations, `nil`
  /// for never.
  func wakeInterval(at time: Double) -> Double?

  /// Removes and returns the pending commands for the page.
  func takeCommands() -> [WebCommand]

  /// A closure that the window calls when it requires a frame.
  var needsFrame: (@MainActor () -> Void)? { get set }

  /// Returns the state of the window for a program that replaces this one, or `nil` for none.
  func savedState() -> Data?

  /// Restores the state of the window from a replaced program. The server calls this method before the first frame.
  func restore(_ state: Data)

  /// Closes the window permanently, because its tab was closed.
  func close()
}

/// A program that shows windows in browser tabs.
@MainActor package protocol WebProgram: AnyObject {
  /// Opens a window.
  ///
  /// - Parameter path: The path of the page and its query, from any client that knows the token.
  /// - Returns: The window, or `nil` for an unknown path.
  func openWindow(_ path: String) -> (any WebWindow)?

  /// Returns the state that all windows share for a program that replaces this one, or `nil` for none.
  func savedState() -> Data?

  /// Restores the shared state from a replaced program. The service calls this method before the first window opens.
  func restore(_ state: Data)
}

extension WebProgram {
  package func savedState() -> Data? { nil }

  package func restore(_ state: Data) {}
}
