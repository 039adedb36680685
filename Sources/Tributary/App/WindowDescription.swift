import TributaryViews

/// What is known of a window before it is made; opaque to user code.
public struct WindowDescription: Sendable {
  package var title: String?
  /// In points.
  package var defaultSize: CGSize?
  /// What tells the window from the others; `nil` for one that nobody asks for.
  package var id: String?
  /// The type of what the window is for, where it is for a value.
  package var valueType: ObjectIdentifier?
  /// Whether it is for the line of menus, which is not there: its controls are only pressed by their keyboard shortcuts.
  package var isMenu = false
  /// Whether it is the one of the settings.
  package var isSettings = false
}
