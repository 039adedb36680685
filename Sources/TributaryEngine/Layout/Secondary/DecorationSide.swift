/// Whether what decorates a view stands in front of the view or behind it.
///
/// It is part of the type of a modifier: an overlay that takes the place of a background is another view, and has a state of
/// its own.
public protocol DecorationSide {
  /// Whether it stands behind.
  static var _isBehind: Bool { get }
}

/// In front of the view that is decorated.
public enum OverlaySide: DecorationSide {
  public static var _isBehind: Bool { false }
}

/// Behind the view that is decorated.
public enum BackgroundSide: DecorationSide {
  public static var _isBehind: Bool { true }
}
