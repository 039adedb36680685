import TributaryViews

/// What is known of a window before it is made; opaque to user code.
public struct WindowDescription: Sendable {
  package var title: String?
  /// In points.
  package var defaultSize: CGSize?
  /// What tells the window from the others; `nil` for one that nobody asks for.
  package var id: String?
  /// Whether it is the one of the settings.
  package var isSettings = false
}
