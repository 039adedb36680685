@_spi(Engine) import TributaryEngine
public import Foundation

/// A notification for assistive technology. Posting a notification has no effect, because notifications are not
/// announced.
public enum AccessibilityNotification {
  /// A spoken announcement.
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement of a string.
    public init(_ announcement: String) { text = announcement }

    /// Creates an announcement of an attributed string.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Creates an announcement of a localized string.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) { text = announcement.key }

    /// Posts the notification, which has no effect.
    public func post() {}
  }

  /// A notification that the layout has changed.
  public struct LayoutChanged: Sendable {
    /// Creates a notification with the element to focus.
    public init(_ element: Any? = nil) {}

    /// Posts the notification, which has no effect.
    public func post() {}
  }

  /// A notification that another screen is displayed.
  public struct ScreenChanged: Sendable {
    /// Creates a notification with the element to focus.
    public init(_ element: Any? = nil) {}

    /// Posts the notification, which has no effect.
    public func post() {}
  }

  /// A notification that another page is displayed.
  public struct PageScrolled: Sendable {
    /// Creates a notification with a description of the page.
    public init(_ page: String = "") {}

    /// Posts the notification, which has no effect.
    public func post() {}
  }
}
