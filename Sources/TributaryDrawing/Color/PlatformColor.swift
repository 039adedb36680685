public import TributaryGeometry

/// A colour by the name that the systems give it, for `Color(.systemGray4)`: each has components for light and for dark
/// appearance, as Apple documents them for iOS, and those for the desktop, at the end of the file, as macOS
/// shows them.
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

extension PlatformColor {
  /// The same colour as one of SwiftUI's.
  public init(_ color: Color) { self.color = color }

  /// A colour by red, green and blue in sRGB, fractions from 0, none, to 1, full.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A colour by hue, saturation and brightness, fractions from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// A shade of grey as a fraction: black at 0, white at 1.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// A colour of the program's asset catalogue, as it is in light appearance; `nil` if there is none of the name.
  public init?(named name: String) {
    guard let found = NamedColors.color(named: name, in: .main) else { return nil }
    color = Color(found)
  }

  /// The same colour with another opacity, a fraction from 0, invisible, to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> PlatformColor {
    var color = color
    switch color.storage {
    case .resolved(var resolved):
      resolved.opacity = Float(alpha)
      color = Color(resolved)
    case .system(let name, _): color = Color(.system(name, opacity: Float(alpha)))
    case .adaptive(let light, let dark):
      func with(_ color: PackedColor) -> PackedColor {
        var resolved = color.resolved
        resolved.opacity = Float(alpha)
        return PackedColor(resolved)
      }
      color = Color(.adaptive(light: with(light), dark: with(dark)))
    }
    return PlatformColor(color)
  }
}

// The names that desktops have for their colours.
extension PlatformColor {
  /// What a window stands on.
  public static let windowBackgroundColor = PlatformColor(color: .windowBackground)
  /// What large controls stand on: lists, browsers, text.
  public static let controlBackgroundColor = PlatformColor(color: .controlBackground)
  /// What text stands on.
  public static let textBackgroundColor = PlatformColor(color: .controlBackground)
  /// What is seen behind a page.
  public static let underPageBackgroundColor = PlatformColor(color: .underPage)
  /// Text of the first rank.
  public static let labelColor = PlatformColor(color: .primary)
  /// Text of the second rank.
  public static let secondaryLabelColor = PlatformColor(color: .secondary)
  /// Text of the third rank.
  public static let tertiaryLabelColor = PlatformColor(color: .tertiaryLabel)
  /// Text of the fourth rank.
  public static let quaternaryLabelColor = PlatformColor(color: .quaternaryLabel)
  /// Text that is written.
  public static let textColor = PlatformColor(color: .primary)
  /// What stands in an empty field of text.
  public static let placeholderTextColor = PlatformColor(color: .placeholder)
  /// The text of headers.
  public static let headerTextColor = PlatformColor(color: .primary)
  /// Text on controls.
  public static let controlTextColor = PlatformColor(color: .primary)
  /// Text on controls that do not react.
  public static let disabledControlTextColor = PlatformColor(color: .tertiaryLabel)
  /// Links.
  public static let linkColor = PlatformColor(color: .blue)
  /// What controls are tinted with: the accent colour of the surroundings.
  public static let controlAccentColor = PlatformColor(color: .accentColor)
  /// What chosen rows stand on.
  public static let selectedContentBackgroundColor = PlatformColor(color: .accentColor)
  /// Thin lines between things.
  public static let separatorColor = PlatformColor(color: .separator)
  /// The lines of tables.
  public static let gridColor = PlatformColor(color: .separator)
  /// The surface of controls.
  public static let controlColor = PlatformColor(color: .fill)
}
