public import TributaryDrawing

/// One place of a terminal's grid: what is written there, and in which colours.
public struct Cell: Sendable, Equatable {
  /// What is written; a space where nothing is. Never a control character: only `CellText` and line drawing make it.
  public internal(set) var character: Character = " "

  /// Whether the cell is a whole character, the first half of a wide one, or that one's second half.
  public internal(set) var width: Width = .single

  /// Colour of the character; `nil` is the terminal's own.
  public var foreground: Color.Resolved?

  /// Colour behind the character; `nil` is the terminal's own.
  public var background: Color.Resolved?

  /// How the character looks beside its colours.
  public var style: Style = []

  /// How many columns the character takes.
  public enum Width: UInt8, Sendable {
    /// One column.
    case single
    /// Two columns: this one and the next.
    case wide
    /// The second half of the wide character to the left. Its own character is a space and is not written.
    case continuation
  }

  /// What a terminal does to characters; several at once are allowed.
  public struct Style: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes, or a brighter colour where the terminal has none.
    public static let bold = Style(rawValue: 1)
    /// Leaning letters.
    public static let italic = Style(rawValue: 2)
    /// A line below.
    public static let underline = Style(rawValue: 4)
    /// A line through the middle.
    public static let strikethrough = Style(rawValue: 8)

    /// Whether something is seen of it where there is no character.
    var hasLine: Bool { !isDisjoint(with: [.underline, .strikethrough]) }
  }

  /// An empty cell in the terminal's own colours.
  public init() {}

  /// Whether nothing is written here, whatever the background.
  public var isBlank: Bool { character == " " && width == .single && !style.hasLine }
}
