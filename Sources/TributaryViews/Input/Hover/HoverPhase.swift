public import TributaryGeometry

/// Whether the pointer is over a view, and where.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a point of the coordinate space that was asked for.
  case active(CGPoint)
  /// It is not over the view any more.
  case ended
}
