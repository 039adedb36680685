public import TributaryDrawing
import TributaryGeometry

/// A renderer that writes a display list as a standalone SVG document.
///
///     let document = SVGRenderer(title: "Counter").render(host.displayList)
///
/// - Equal display lists produce identical bytes.
/// - Coordinates are in points with y down and have at most three decimals. Numbers are never written as `-0`, with an
///   exponent, or as not-a-number. Commands with coordinates that are not finite are omitted; finite coordinates are
///   clamped to ±1,000,000,000.
/// - Every line of text has the width that layout measured (`textLength`), in every font of the viewer.
/// - Text is escaped. Control characters, directional overrides, and characters that XML does not allow are removed. A
///   line break becomes a space, and a tab becomes four spaces, as in text measurement.
/// - The file of an image is embedded unchanged, once for any number of uses. Its name is a title.
/// - Invisible content (without size, opacity, or content) is omitted.
public struct SVGRenderer: Sendable {
  /// The color that is drawn below the picture, or `nil` for a transparent background.
  public var background: Color.Resolved?

  /// The accessible name of the picture.
  public var title: String?

  /// The prefix of the identifiers in the document. Documents in the same HTML page need different prefixes.
  ///
  /// Only ASCII letters, digits, `-`, and `_` are used.
  public var identifierPrefix: String

  /// Creates a renderer with a background, a title, and a prefix of identifiers.
  ///
  /// - Parameters:
  ///   - background: The color that is drawn below the picture, or `nil` for a transparent background.
  ///   - title: The accessible name of the picture.
  ///   - identifierPrefix: The prefix of the identifiers in the document.
  public init(background: Color.Resolved? = nil, title: String? = nil, identifierPrefix: String = "clip") {
    self.background = background
    self.title = title
    self.identifierPrefix = identifierPrefix
  }

  /// Returns the document with a trailing line break.
  ///
  /// - Parameter list: The display list to draw. Its coordinates are in points, y down; a point becomes a user unit.
  /// - Complexity: O(*n*) in the length of the document.
  public func render(_ list: DisplayList) -> String {
    var encoder = SVGEncoder(identifierPrefix: identifierPrefix)
    encoder.writeDocument(list.root, size: list.size, background: background, title: title)
    return encoder.output.text
  }
}

extension DisplayList {
  /// The picture as a standalone SVG document, as written by a default ``SVGRenderer``.
  public var svg: String { SVGRenderer().render(self) }
}
