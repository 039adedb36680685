@_spi(Engine) import TributaryEngine
public import Foundation

/// A message to whoever reads a picture aloud. Nobody does here: posting one does nothing.
public enum AccessibilityNotification {
  /// Something to be said.
  public struct Announcement: Sendable {
    private let text: String

    /// Something to be said.
    public init(_ announcement: String) { text = announcement }

    /// Something to be said.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Does nothing here.
    public func post() {}
  }

  /// The layout has changed.
  public struct LayoutChanged: Sendable {
    /// Creates the layout has changed.
    public init(_ element: Any? = nil) {}

    /// Does nothing here.
    public func post() {}
  }

  /// Another screen is shown.
  public struct ScreenChanged: Sendable {
    /// Another screen is shown.
    public init(_ element: Any? = nil) {}

    /// Does nothing here.
    public func post() {}
  }

  /// Another page is scrolled to.
  public struct PageScrolled: Sendable {
    /// Another page is scrolled to.
    public init(_ page: String = "") {}

    /// Does nothing here.
    public func post() {}
  }
}
