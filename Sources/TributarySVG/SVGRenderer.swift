public import TributaryDrawing
import TributaryGeometry

/// Writes a display list as a standalone SVG document.
///
/// - Equal display lists give equal bytes.
/// - Coordinates are points, y down, with at most three decimals; nothing is written as `-0`, with an exponent, or as
///   something that is not a number. A command with a coordinate that is not finite is left out; finite ones are held
///   within ±1,000,000,000.
/// - Every line of text is as wide as layout measured it (`textLength`), whichever font the viewer has.
/// - Text is escaped. Control characters, marks that override the direction of text and characters that XML does not
///   allow are left out; a line break becomes a space, a tab four, as it is measured.
/// - The file of an image stands in the document as it is, once however often it is drawn; its name is a title.
/// - What cannot be seen (no size, no opacity, no content) is not written.
public struct SVGRenderer: Sendable {
  /// Covers the whole picture first; `nil` leaves it transparent.
  public var background: Color.Resolved?

  /// A name for readers that cannot see the picture.
  public var title: String?

  /// What the ids in the document begin with. Documents that share one HTML page need different ones.
  ///
  /// Only ASCII letters, digits, `-` and `_` of it are used.
  public var identifierPrefix: String

  /// A renderer of pages with a background, a title and ids of their own.
  public init(background: Color.Resolved? = nil, title: String? = nil, identifierPrefix: String = "clip") {
    self.background = background
    self.title = title
    self.identifierPrefix = identifierPrefix
  }

  /// The document, ending with a line break.
  ///
  /// - Complexity: O(*n*) in the length of the document.
  public func render(_ list: DisplayList) -> String {
    var encoder = SVGEncoder(identifierPrefix: identifierPrefix)
    encoder.writeDocument(list.root, size: list.size, background: background, title: title)
    return encoder.output.text
  }
}

extension DisplayList {
  /// The picture as a standalone SVG document, as a plain ``SVGRenderer`` writes it.
  public var svg: String { SVGRenderer().render(self) }
}
