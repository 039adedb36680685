/// A colour by the name that the systems give it, for `Color(.systemGray4)`: each has components for light and for dark
/// appearance, as Apple documents them for iOS, and those of `PlatformColor+Desktop.swift` as macOS shows them.
public struct PlatformColor: Hashable, Sendable {
  let color: Color

  init(color: SystemColor) { self.color = Color(.system(color, opacity: 1)) }

  /// The system's red, one for light and one for dark appearance.
  public static let systemRed = PlatformColor(color: .red)
  /// The system's orange, one for light and one for dark appearance.
  public static let systemOrange = PlatformColor(color: .orange)
  /// The system's yellow, one for light and one for dark appearance.
  public static let systemYellow = PlatformColor(color: .yellow)
  /// The system's green, one for light and one for dark appearance.
  public static let systemGreen = PlatformColor(color: .green)
  /// The system's mint, one for light and one for dark appearance.
  public static let systemMint = PlatformColor(color: .mint)
  /// The system's teal, one for light and one for dark appearance.
  public static let systemTeal = PlatformColor(color: .teal)
  /// The system's cyan, one for light and one for dark appearance.
  public static let systemCyan = PlatformColor(color: .cyan)
  /// The system's blue, one for light and one for dark appearance.
  public static let systemBlue = PlatformColor(color: .blue)
  /// The system's indigo, one for light and one for dark appearance.
  public static let systemIndigo = PlatformColor(color: .indigo)
  /// The system's purple, one for light and one for dark appearance.
  public static let systemPurple = PlatformColor(color: .purple)
  /// The system's pink, one for light and one for dark appearance.
  public static let systemPink = PlatformColor(color: .pink)
  /// The system's brown, one for light and one for dark appearance.
  public static let systemBrown = PlatformColor(color: .brown)
  /// The system's grey.
  public static let systemGray = PlatformColor(color: .gray)
  /// The second of six greys: nearer to the background than `systemGray`.
  public static let systemGray2 = PlatformColor(color: .gray2)
  /// The third of six greys.
  public static let systemGray3 = PlatformColor(color: .gray3)
  /// The fourth of six greys.
  public static let systemGray4 = PlatformColor(color: .gray4)
  /// The fifth of six greys.
  public static let systemGray5 = PlatformColor(color: .gray5)
  /// The sixth of six greys, the one nearest to the background.
  public static let systemGray6 = PlatformColor(color: .gray6)
  /// The same as `systemRed`.
  public static let red = PlatformColor(color: .red)
  /// The same as `systemOrange`.
  public static let orange = PlatformColor(color: .orange)
  /// The same as `systemYellow`.
  public static let yellow = PlatformColor(color: .yellow)
  /// The same as `systemGreen`.
  public static let green = PlatformColor(color: .green)
  /// The same as `systemCyan`.
  public static let cyan = PlatformColor(color: .cyan)
  /// The same as `systemBlue`.
  public static let blue = PlatformColor(color: .blue)
  /// The same as `systemPurple`.
  public static let purple = PlatformColor(color: .purple)
  /// The same as `systemBrown`.
  public static let brown = PlatformColor(color: .brown)
  /// The same as `systemGray`.
  public static let gray = PlatformColor(color: .gray)
  /// Black, whatever the appearance.
  public static let black = PlatformColor(color: .black)
  /// White, whatever the appearance.
  public static let white = PlatformColor(color: .white)
  /// Nothing at all: fully transparent.
  public static let clear = PlatformColor(color: .clear)
  /// Text of the first rank.
  public static let label = PlatformColor(color: .primary)
  /// Text of the second rank.
  public static let secondaryLabel = PlatformColor(color: .secondary)
  /// Text of the third rank.
  public static let tertiaryLabel = PlatformColor(color: .tertiaryLabel)
  /// Text of the fourth rank.
  public static let quaternaryLabel = PlatformColor(color: .quaternaryLabel)
  /// What stands in an empty field of text.
  public static let placeholderText = PlatformColor(color: .placeholder)
  /// Links: the system's blue.
  public static let link = PlatformColor(color: .blue)
  /// What controls are tinted with: the accent colour of the surroundings.
  public static let tintColor = PlatformColor(color: .accentColor)
  /// Thin lines that let through what is behind them.
  public static let separator = PlatformColor(color: .separator)
  /// Thin lines that cover what is behind them.
  public static let opaqueSeparator = PlatformColor(color: .opaqueSeparator)
  /// The background of a screen.
  public static let systemBackground = PlatformColor(color: .background)
  /// What is grouped on the background of a screen.
  public static let secondarySystemBackground = PlatformColor(color: .secondaryBackground)
  /// What is grouped on that again.
  public static let tertiarySystemBackground = PlatformColor(color: .tertiaryBackground)
  /// The background of a screen of grouped rows.
  public static let systemGroupedBackground = PlatformColor(color: .groupedBackground)
  /// The rows on it.
  public static let secondarySystemGroupedBackground = PlatformColor(color: .secondaryGroupedBackground)
  /// What is grouped on those again.
  public static let tertiarySystemGroupedBackground = PlatformColor(color: .tertiaryGroupedBackground)
  /// The filling of thin and small shapes.
  public static let systemFill = PlatformColor(color: .fill)
  /// The filling of shapes of middle size.
  public static let secondarySystemFill = PlatformColor(color: .secondaryFill)
  /// The filling of large shapes.
  public static let tertiarySystemFill = PlatformColor(color: .tertiaryFill)
  /// The filling of large areas with much in them.
  public static let quaternarySystemFill = PlatformColor(color: .quaternaryFill)
}

extension Color {
  /// A colour of the system.
  public init(_ color: PlatformColor) { self = color.color }

  /// A colour of the system.
  public init(uiColor color: PlatformColor) { self = color.color }

  /// A colour of the system.
  public init(nsColor color: PlatformColor) { self = color.color }
}

#if !canImport(UIKit)
  /// The name that a colour of the system has on phones.
  public typealias UIColor = PlatformColor
#endif

#if !canImport(AppKit)
  /// The name that a colour of the system has on desktops.
  public typealias NSColor = PlatformColor
#endif
