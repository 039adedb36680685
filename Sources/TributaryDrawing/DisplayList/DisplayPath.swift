import TributaryGeometry

/// A path with the way that it is drawn.
public final class DisplayPath: Sendable, Equatable {
  /// In the coordinates of the fragment.
  public let path: Path

  /// Whether the inside or the line of the path is painted.
  public let operation: Operation

  /// What the path is painted with.
  public let paint: Paint

  /// What is done with a path.
  public enum Operation: Sendable, Equatable {
    /// Its inside is painted, by the rule that the style names.
    case fill(FillStyle)
    /// A line along it is painted.
    case stroke(StrokeStyle)
  }

  /// A path with the way that it is painted.
  public init(_ path: Path, _ operation: Operation, _ paint: Paint) {
    self.path = path
    self.operation = operation
    self.paint = paint
  }

  public static func == (a: DisplayPath, b: DisplayPath) -> Bool {
    a === b || (a.path == b.path && a.operation == b.operation && a.paint == b.paint)
  }
}
