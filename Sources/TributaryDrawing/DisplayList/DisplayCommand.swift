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
