import TributaryGeometry

/// A path with the way that it is drawn.
public final class DisplayPath: Sendable, Equatable {
  /// In the coordinates of the fragment.
  public let path: Path

  public let operation: Operation

  public let paint: Paint

  public enum Operation: Sendable, Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  public init(_ path: Path, _ operation: Operation, _ paint: Paint) {
    self.path = path
    self.operation = operation
    self.paint = paint
  }

  public static func == (a: DisplayPath, b: DisplayPath) -> Bool {
    a === b || (a.path == b.path && a.operation == b.operation && a.paint == b.paint)
  }
}
