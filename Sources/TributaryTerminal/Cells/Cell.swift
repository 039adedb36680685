public import TributaryDrawing

/// A cell of a terminal grid: a character with its colors and style.
public struct Cell: Sendable, Equatable {
  /// The character, or a space if the cell is empty. It is never a control character: only `CellText` and line drawing
  /// create it.
  public internal(set) var character: Character = " "

  /// Whether the cell contains a single-width character, or the first or second half of a wide character.
  public internal(set) var width: Width = .single

  /// The color of the character, or `nil` for the terminal's default.
  public var foreground: Color.Resolved?

  /// The color behind the character, or `nil` for the terminal's default.
  public var background: Color.Resolved?

  /// Whether the background differs clearly from the rest of the picture. A terminal without colors shows it in reverse
  /// video.
  package internal(set) var hasContrast = false

  /// The style of the character in addition to its colors.
  public var style: Style = []

  /// The number of columns that a character occupies.
  public enum Width: UInt8, Sendable {
    /// One column.
    case single
    /// Two columns: this cell and the next.
    case wide
    /// The second half of the wide character to the left. Its own character is a space and is not written.
    case continuation
  }

  /// A set of character attributes.
  public struct Style: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A bold weight, or a brighter color if the terminal has no bold font.
    public static let bold = Style(rawValue: 1)
    /// An italic style.
    public static let italic = Style(rawValue: 2)
    /// A line under the character.
    public static let underline = Style(rawValue: 4)
    /// A line through the character.
    public static let strikethrough = Style(rawValue: 8)

    /// Whether the style is visible without a character.
    var hasLine: Bool { rawValue & (Style.underline.rawValue | Style.strikethrough.rawValue) != 0 }
  }

  /// Creates an empty cell in the terminal's default colors.
  public init() {}

  /// Whether the cell shows no character or line, regardless of its background.
  public var isBlank: Bool { character == " " && width == .single && !style.hasLine }
}
