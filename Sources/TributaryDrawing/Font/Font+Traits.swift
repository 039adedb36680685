package import TributaryGeometry

extension Font {
  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable, CaseIterable {
    /// On the scale of CSS and OpenType: 400 is regular, 700 bold.
    package var number: UInt16

    package init(number: UInt16) {
      self.number = number
    }

    /// The lightest.
    public static let ultraLight = Weight(number: 100)
    /// 200 on the scale from 100 to 900.
    public static let thin = Weight(number: 200)
    /// 300 on the scale from 100 to 900.
    public static let light = Weight(number: 300)
    /// That of running text.
    public static let regular = Weight(number: 400)
    /// 500 on the scale from 100 to 900.
    public static let medium = Weight(number: 500)
    /// That of a headline.
    public static let semibold = Weight(number: 600)
    /// 700 on the scale from 100 to 900.
    public static let bold = Weight(number: 700)
    /// 800 on the scale from 100 to 900.
    public static let heavy = Weight(number: 800)
    /// The heaviest.
    public static let black = Weight(number: 900)

    /// From the lightest to the heaviest.
    public static let allCases = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]
  }

  /// The character of a face.
  public enum Design: Hashable, Sendable {
    /// Sans serif.
    case `default`
    /// With serifs. Measured as the default design is, which is close; renderers fit the drawn line to the measure.
    case serif
    /// Round stroke ends. Measured as the default design is.
    case rounded
    /// Every character 0.6 of the size wide.
    case monospaced
  }

  /// What text is for; each has a size and a weight.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a screen, before it is scrolled.
    case largeTitle
    /// A heading of the first rank.
    case title
    /// A heading of the second rank.
    case title2
    /// A heading of the third rank.
    case title3
    /// The first line of a paragraph or row, as large as `body` and heavier.
    case headline
    /// The line below a headline.
    case subheadline
    /// Running text: the standard.
    case body
    /// Text that is set off.
    case callout
    /// Notes below.
    case footnote
    /// What stands below a picture.
    case caption
    /// The smallest that is meant to be read.
    case caption2

    /// Size in points, at the standard text size of iOS ("Large").
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

  /// 34 points.
  public static let largeTitle = Font(.style(.largeTitle))
  /// 28 points.
  public static let title = Font(.style(.title))
  /// 22 points.
  public static let title2 = Font(.style(.title2))
  /// 20 points.
  public static let title3 = Font(.style(.title3))
  /// 17 points, semibold.
  public static let headline = Font(.style(.headline))
  /// 15 points.
  public static let subheadline = Font(.style(.subheadline))
  /// 17 points: the font of text that names none.
  public static let body = Font(.style(.body))
  /// 16 points.
  public static let callout = Font(.style(.callout))
  /// 13 points.
  public static let footnote = Font(.style(.footnote))
  /// 12 points.
  public static let caption = Font(.style(.caption))
  /// 11 points.
  public static let caption2 = Font(.style(.caption2))
}
