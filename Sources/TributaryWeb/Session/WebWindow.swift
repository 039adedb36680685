package import Foundation

/// The window that a tab of the browser shows and controls.
@MainActor package protocol WebWindow: AnyObject {
  /// Applies the browser's settings. Called before the first frame and after every change.
  func apply(_ surroundings: WebSurroundings)

  /// Handles user input.
  ///
  /// - Parameter time: When it happened, in seconds of the server's clock; never later than now.
  func handle(_ event: WebEvent.Kind, at time: Double)

  /// Advances to a time and returns what is to be shown then.
  ///
  /// - Parameter time: In seconds of the server's clock.
  func frame(at time: Double) -> WebFrame

  /// The accessibility tree as of the last frame.
  func elements() -> WebElements

  /// Records the window, and returns the recording unless the page has it.
  ///
  /// - Parameter known: The number of the data that the page has.
  /// - Returns: JSON that contains no text which ends it early, with a number that changes with it.
  func inspection(after known: Int?) -> (number: Int, data: String)?

  /// Ends the recording.
  func endInspection()

  /// Seconds from a time until the window wants another frame without input: 0 while it animates, `nil` for never.
  func wakeInterval(at time: Double) -> Double?

  /// Removes and returns the pending commands for the page.
  func takeCommands() -> [WebCommand]

  /// Called when the window wants a frame.
  var needsFrame: (@MainActor () -> Void)? { get set }

  /// The state of the window for a program that replaces this one; `nil` for none.
  func savedState() -> Data?

  /// Restores the state of the window from an earlier program. Called before the first frame.
  func restore(_ state: Data)

  /// The tab is closed for good.
  func close()
}

/// A program that shows windows in tabs of a browser.
@MainActor package protocol WebProgram: AnyObject {
  /// Opens a window.
  ///
  /// - Parameter path: The path of the page and its query, which may come from anyone who has the token.
  /// - Returns: `nil` for a path that names nothing.
  func openWindow(_ path: String) -> (any WebWindow)?
}
