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

  /// Another fragment, transformed, clipped, faded, masked, blurred or with a shadow, as a whole.
  case effect(DisplayEffect)
}

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

/// What is said about a fragment to those who cannot see it, or who point at it.
public struct DisplayDescription: Sendable, Equatable {
  /// Said in place of the fragment, or before what is inside; `nil` for nothing.
  public var label: String?

  /// What the fragment stands at, said after the label; `nil` for nothing.
  public var value: String?

  /// What happens when it is used, said last; `nil` for nothing.
  public var hint: String?

  /// Shown where somebody points at the fragment; `nil` for nothing.
  public var help: String?

  /// Whether the fragment is one thing to those who cannot see it, whatever is inside.
  public var isWhole: Bool

  /// Whether nothing is said about the fragment and what is inside.
  public var isHidden: Bool

  /// What is said of a fragment to those who cannot see it.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, help: String? = nil, isWhole: Bool = false,
    isHidden: Bool = false
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.help = help
    self.isWhole = isWhole
    self.isHidden = isHidden
  }
}
