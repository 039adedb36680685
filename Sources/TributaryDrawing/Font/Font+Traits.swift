package import TributaryGeometry

extension Font {
  /// The thickness of a font's strokes.
  public struct Weight: Hashable, Sendable, CaseIterable {
    /// The weight on the scale of CSS and OpenType: 400 is regular, 700 is bold.
    package var number: UInt16

    package init(number: UInt16) {
      self.number = number
    }

    /// The lightest weight, 100 on the scale from 100 to 900.
    public static let ultraLight = Weight(number: 100)
    /// A weight of 200 on the scale from 100 to 900.
    public static let thin = Weight(number: 200)
    /// A weight of 300 on the scale from 100 to 900.
    public static let light = Weight(number: 300)
    /// The weight of body text, 400 on the scale from 100 to 900.
    public static let regular = Weight(number: 400)
    /// A weight of 500 on the scale from 100 to 900.
    public static let medium = Weight(number: 500)
    /// The weight of headlines, 600 on the scale from 100 to 900.
    public static let semibold = Weight(number: 600)
    /// A weight of 700 on the scale from 100 to 900.
    public static let bold = Weight(number: 700)
    /// A weight of 800 on the scale from 100 to 900.
    public static let heavy = Weight(number: 800)
    /// The heaviest weight, 900 on the scale from 100 to 900.
    public static let black = Weight(number: 900)

    /// All weights, from lightest to heaviest.
    public static let allCases = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]
  }

  /// The design of a typeface.
  public enum Design: Hashable, Sendable {
    /// The default design, without serifs.
    case `default`
    /// A design with serifs. It is measured like the default design, which is similar; renderers fit drawn lines to the
    /// measured width.
    case serif
    /// A design with rounded stroke ends. It is measured like the default design.
    case rounded
    /// A design in which every character has a width of 0.6 times the font size.
    case monospaced
  }

  /// The purpose of text, which determines its size and weight.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a screen before scrolling.
    case largeTitle
    /// A heading of the first level.
    case title
    /// A heading of the second level.
    case title2
    /// A heading of the third level.
    case title3
    /// The first line of a paragraph or row, with the size of `body` and a heavier weight.
    case headline
    /// The line below a headline.
    case subheadline
    /// Body text, the default style.
    case body
    /// Text that is set apart from the body.
    case callout
    /// Text in footnotes.
    case footnote
    /// Text below an image.
    case caption
    /// The smallest style of legible text.
    case caption2

    /// The font size in points, for the default text size of iOS ("Large").
    package var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    package var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// The font of large titles, with a default size of 34 points.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of titles, with a default size of 28 points.
  public static let title = Font(.style(.title))
  /// The font of second-level titles, with a default size of 22 points.
  public static let title2 = Font(.style(.title2))
  /// The font of third-level titles, with a default size of 20 points.
  public static let title3 = Font(.style(.title3))
  /// The semibold font of headlines, with a default size of 17 points.
  public static let headline = Font(.style(.headline))
  /// The font of subheadlines, with a default size of 15 points.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of body text, and of text without a font, with a default size of 17 points.
  public static let body = Font(.style(.body))
  /// The font of callouts, with a default size of 16 points.
  public static let callout = Font(.style(.callout))
  /// The font of footnotes, with a default size of 13 points.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions, with a default size of 12 points.
  public static let caption = Font(.style(.caption))
  /// The font of alternate captions, with a default size of 11 points.
  public static let caption2 = Font(.style(.caption2))
}
