public import TributaryGeometry

/// A drawing command, in the coordinates of the fragment that contains it.
///
/// Frequent cases are stored inline. Rare or large ones are stored by reference, to limit the size of the enumeration.
public enum DisplayCommand: Sendable, Equatable {
  /// A filled axis-parallel rectangle.
  case rectangle(CGRect, Paint)

  /// A filled or stroked path.
  case path(DisplayPath)

  /// Lines of text; `at` is the top left corner of the text's frame.
  case text(TextLayout, at: CGPoint, Paint)

  /// An image from a file.
  case image(DisplayImage)

  /// A symbol.
  case symbol(DisplaySymbol)

  /// Another fragment, offset by `at`.
  case fragment(DisplayFragment, at: CGPoint)

  /// Another fragment with an effect that applies to it as a whole: a transform, clip, opacity, mask, blur or shadow.
  case effect(DisplayEffect)
}

/// A path with its painting operation and paint.
public final class DisplayPath: Sendable, Equatable {
  /// The outline, in the coordinates of the fragment.
  public let path: Path

  /// The painted part of the path: its interior or its outline.
  public let operation: Operation

  /// The paint of the interior or the outline.
  public let paint: Paint

  /// A painting operation on a path.
  public enum Operation: Sendable, Equatable {
    /// Fills the interior, according to the rule of the style.
    case fill(FillStyle)
    /// Strokes the outline.
    case stroke(StrokeStyle)
  }

  /// Creates a path with a painting operation and a paint.
  ///
  /// - Parameters:
  ///   - path: The outline, in the coordinates of the fragment.
  ///   - operation: The painted part of the path: its interior or its outline.
  ///   - paint: The paint of the interior or the outline.
  public init(_ path: Path, _ operation: Operation, _ paint: Paint) {
    self.path = path
    self.operation = operation
    self.paint = paint
  }

  public static func == (a: DisplayPath, b: DisplayPath) -> Bool {
    a === b || (a.path == b.path && a.operation == b.operation && a.paint == b.paint)
  }
}

/// The description of a fragment for assistive technologies and tooltips.
public struct DisplayDescription: Sendable, Equatable {
  /// The label, which replaces the fragment or precedes its content; `nil` for none.
  public var label: String?

  /// The value of the fragment, which follows the label; `nil` for none.
  public var value: String?

  /// The result of activating the fragment, which is last; `nil` for none.
  public var hint: String?

  /// The tooltip of the fragment; `nil` for none.
  public var help: String?

  /// Whether assistive technologies present the fragment as one element, regardless of its content.
  public var isWhole: Bool

  /// Whether the fragment and its content are hidden from assistive technologies.
  public var isHidden: Bool

  /// Creates a description for assistive technologies.
  ///
  /// - Parameters:
  ///   - label: The label, which replaces the fragment or precedes its content; `nil` for none.
  ///   - value: The value of the fragment, which follows the label; `nil` for none.
  ///   - hint: The result of activating the fragment, which is last; `nil` for none.
  ///   - help: The tooltip of the fragment; `nil` for none.
  ///   - isWhole: Whether assistive technologies present the fragment as one element, regardless of its content.
  ///   - isHidden: Whether the fragment and its content are hidden from assistive technologies.
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
