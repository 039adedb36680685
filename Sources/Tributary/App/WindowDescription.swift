import TributaryViews

/// What is known of a window before it is made; opaque to user code.
public struct WindowDescription: Sendable {
  package var title: String?
  /// In points.
  package var defaultSize: CGSize?
}
