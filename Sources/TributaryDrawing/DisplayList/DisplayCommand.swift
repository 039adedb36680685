public import TributaryGeometry

/// One step of drawing, in the coordinates of the fragment that holds it.
///
/// The frequent cases stand inline; what is rare or large is behind a reference, so that the enumeration stays small.
public enum DisplayCommand: Sendable, Equatable {
  /// A filled axis-parallel rectangle.
  case rectangle(CGRect, Paint)

  /// A filled or stroked path.
  case path(DisplayPath)

  /// Lines of text; `at` is the top-left corner of the text's frame.
  case text(TextLayout, at: CGPoint, Paint)

  /// A picture from a file.
  case image(DisplayImage)

  /// A pictogram.
  case symbol(DisplaySymbol)

  /// Another fragment, moved by `at`.
  case fragment(DisplayFragment, at: CGPoint)

  /// Another fragment, moved by the effect's own origin, then transformed, clipped or faded as a whole.
  case effect(DisplayEffect)
}

/// What an area is covered with.
public enum Paint: Sendable, Equatable {
  case color(Color.Resolved)
}

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

/// A fragment drawn through an effect that applies to it as a whole.
public final class DisplayEffect: Sendable, Equatable {
  public let content: DisplayFragment

  public let kind: Kind

  public enum Kind: Sendable, Equatable {
    /// Multiplies the opacity of the flattened content; 0 draws nothing, 1 is the identity.
    case opacity(Double)

    /// Maps the content's coordinates to the fragment's.
    case transform(CGAffineTransform)

    /// Draws only what is inside the path, which stands in the content's coordinates.
    case clip(Path, FillStyle)
  }

  public init(_ content: DisplayFragment, _ kind: Kind) {
    self.content = content
    self.kind = kind
  }

  public static func == (a: DisplayEffect, b: DisplayEffect) -> Bool {
    a === b || (a.kind == b.kind && a.content == b.content)
  }
}
