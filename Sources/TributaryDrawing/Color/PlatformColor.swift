public import TributaryGeometry

/// A system color, for expressions such as `Color(.systemGray4)`.
///
/// Each color has components for light and dark appearance, as Apple documents them for iOS. The desktop colors at the
/// end of the file have the components of macOS.
public struct PlatformColor: Hashable, Sendable {
  let color: Color

  init(color: SystemColor) { self.color = Color(.system(color, opacity: 1)) }

  /// The system's red, which adapts to light and dark appearance.
  public static let systemRed = PlatformColor(color: .red)
  /// The system's orange, which adapts to light and dark appearance.
  public static let systemOrange = PlatformColor(color: .orange)
  /// The system's yellow, which adapts to light and dark appearance.
  public static let systemYellow = PlatformColor(color: .yellow)
  /// The system's green, which adapts to light and dark appearance.
  public static let systemGreen = PlatformColor(color: .green)
  /// The system's mint, which adapts to light and dark appearance.
  public static let systemMint = PlatformColor(color: .mint)
  /// The system's teal, which adapts to light and dark appearance.
  public static let systemTeal = PlatformColor(color: .teal)
  /// The system's cyan, which adapts to light and dark appearance.
  public static let systemCyan = PlatformColor(color: .cyan)
  /// The system's blue, which adapts to light and dark appearance.
  public static let systemBlue = PlatformColor(color: .blue)
  /// The system's indigo, which adapts to light and dark appearance.
  public static let systemIndigo = PlatformColor(color: .indigo)
  /// The system's purple, which adapts to light and dark appearance.
  public static let systemPurple = PlatformColor(color: .purple)
  /// The system's pink, which adapts to light and dark appearance.
  public static let systemPink = PlatformColor(color: .pink)
  /// The system's brown, which adapts to light and dark appearance.
  public static let systemBrown = PlatformColor(color: .brown)
  /// The system's gray.
  public static let systemGray = PlatformColor(color: .gray)
  /// The second of six grays, closer to the background than `systemGray`.
  public static let systemGray2 = PlatformColor(color: .gray2)
  /// The third of six grays.
  public static let systemGray3 = PlatformColor(color: .gray3)
  /// The fourth of six grays.
  public static let systemGray4 = PlatformColor(color: .gray4)
  /// The fifth of six grays.
  public static let systemGray5 = PlatformColor(color: .gray5)
  /// The sixth of six grays, which is the closest to the background.
  public static let systemGray6 = PlatformColor(color: .gray6)
  /// Red with the sRGB components 1, 0, and 0 in every appearance; unlike `systemRed`, it does not adapt.
  public static let red = PlatformColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Orange with the sRGB components 1, 0.5, and 0 in every appearance; unlike `systemOrange`, it does not adapt.
  public static let orange = PlatformColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Yellow with the sRGB components 1, 1, and 0 in every appearance; unlike `systemYellow`, it does not adapt.
  public static let yellow = PlatformColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Green with the sRGB components 0, 1, and 0 in every appearance; unlike `systemGreen`, it does not adapt.
  public static let green = PlatformColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Cyan with the sRGB components 0, 1, and 1 in every appearance; unlike `systemCyan`, it does not adapt.
  public static let cyan = PlatformColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Blue with the sRGB components 0, 0, and 1 in every appearance; unlike `systemBlue`, it does not adapt.
  public static let blue = PlatformColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Purple with the sRGB components 0.5, 0, and 0.5 in every appearance; unlike `systemPurple`, it does not adapt.
  public static let purple = PlatformColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown with the sRGB components 0.6, 0.4, and 0.2 in every appearance; unlike `systemBrown`, it does not adapt.
  public static let brown = PlatformColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A gray with half the brightness of white, in every appearance; unlike `systemGray`, it does not adapt.
  public static let gray = PlatformColor(white: 0.5, alpha: 1)
  /// A gray with a third of the brightness of white, in every appearance.
  public static let darkGray = PlatformColor(white: 1 / 3, alpha: 1)
  /// A gray with two thirds of the brightness of white, in every appearance.
  public static let lightGray = PlatformColor(white: 2 / 3, alpha: 1)
  /// Magenta in every appearance.
  public static let magenta = PlatformColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Black in every appearance.
  public static let black = PlatformColor(color: .black)
  /// White in every appearance.
  public static let white = PlatformColor(color: .white)
  /// A fully transparent color.
  public static let clear = PlatformColor(color: .clear)
  /// The color of text with primary content.
  public static let label = PlatformColor(color: .primary)
  /// The color of text with secondary content.
  public static let secondaryLabel = PlatformColor(color: .secondary)
  /// The color of text with tertiary content.
  public static let tertiaryLabel = PlatformColor(color: .tertiaryLabel)
  /// The color of text with quaternary content.
  public static let quaternaryLabel = PlatformColor(color: .quaternaryLabel)
  /// The color of placeholder text in an empty field.
  public static let placeholderText = PlatformColor(color: .placeholder)
  /// The color of text on a light background, in every appearance.
  public static let darkText = PlatformColor(color: .black)
  /// The color of text on a dark background, in every appearance.
  public static let lightText = PlatformColor(white: 1, alpha: 0.6)
  /// The color of links, the system's blue.
  public static let link = PlatformColor(color: .blue)
  /// The color of tinted controls, which is the accent color of the environment.
  public static let tintColor = PlatformColor(color: .accentColor)
  /// The translucent color of thin lines.
  public static let separator = PlatformColor(color: .separator)
  /// The opaque color of thin lines.
  public static let opaqueSeparator = PlatformColor(color: .opaqueSeparator)
  /// The background color of a screen.
  public static let systemBackground = PlatformColor(color: .background)
  /// The background color of groups on a screen.
  public static let secondarySystemBackground = PlatformColor(color: .secondaryBackground)
  /// The background color of nested groups on a screen.
  public static let tertiarySystemBackground = PlatformColor(color: .tertiaryBackground)
  /// The background color of a screen with grouped rows.
  public static let systemGroupedBackground = PlatformColor(color: .groupedBackground)
  /// The background color of grouped rows.
  public static let secondarySystemGroupedBackground = PlatformColor(color: .secondaryGroupedBackground)
  /// The background color of groups within grouped rows.
  public static let tertiarySystemGroupedBackground = PlatformColor(color: .tertiaryGroupedBackground)
  /// The fill color of thin and small shapes.
  public static let systemFill = PlatformColor(color: .fill)
  /// The fill color of medium-size shapes.
  public static let secondarySystemFill = PlatformColor(color: .secondaryFill)
  /// The fill color of large shapes.
  public static let tertiarySystemFill = PlatformColor(color: .tertiaryFill)
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = PlatformColor(color: .quaternaryFill)
}

extension Color {
  /// Creates a color from a system color.
  public init(_ color: PlatformColor) { self = color.color }

  /// Creates a color from a system color.
  public init(uiColor color: PlatformColor) { self = color.color }

  /// Creates a color from a system color.
  public init(nsColor color: PlatformColor) { self = color.color }
}

#if !canImport(Darwin) || !canImport(UIKit)
  /// The name of system colors on phones.
  public typealias UIColor = PlatformColor
#endif

#if !canImport(Darwin) || !canImport(AppKit)
  /// The name of system colors on desktops.
  public typealias NSColor = PlatformColor
#endif

extension PlatformColor {
  /// Creates a system color from a color.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from sRGB components and an opacity, as fractions from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from transparent at 0 to opaque at 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a color from hue, saturation, brightness and an opacity, as fractions from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: The position on the color circle, from 0 to 1, with red at both ends.
  ///   - saturation: The saturation, from gray at 0 to a pure color at 1.
  ///   - brightness: The brightness, from black at 0 to 1.
  ///   - alpha: The opacity, from transparent at 0 to opaque at 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Creates a shade of gray with an opacity.
  ///
  /// - Parameters:
  ///   - white: The brightness, as a fraction from black at 0 to white at 1.
  ///   - alpha: The opacity, as a fraction from transparent at 0 to opaque at 1.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// Creates a color from the program's asset catalog, in light appearance; `nil` if the catalog contains no such name.
  public init?(named name: String) {
    guard let found = NamedColors.color(named: name, in: .main) else { return nil }
    color = found
  }

  /// Returns this color with another opacity, as a fraction from 0 (invisible) to 1.
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

// The names of system colors on desktops.
extension PlatformColor {
  /// The background color of a window.
  public static let windowBackgroundColor = PlatformColor(color: .windowBackground)
  /// The background color of large controls: lists, browsers, and text views.
  public static let controlBackgroundColor = PlatformColor(color: .controlBackground)
  /// The background color of text.
  public static let textBackgroundColor = PlatformColor(color: .controlBackground)
  /// The color of the area behind a page.
  public static let underPageBackgroundColor = PlatformColor(color: .underPage)
  /// The color of text with primary content.
  public static let labelColor = PlatformColor(color: .primary)
  /// The color of text with secondary content.
  public static let secondaryLabelColor = PlatformColor(color: .secondary)
  /// The color of text with tertiary content.
  public static let tertiaryLabelColor = PlatformColor(color: .tertiaryLabel)
  /// The color of text with quaternary content.
  public static let quaternaryLabelColor = PlatformColor(color: .quaternaryLabel)
  /// The color of editable text.
  public static let textColor = PlatformColor(color: .primary)
  /// The color of placeholder text in an empty field.
  public static let placeholderTextColor = PlatformColor(color: .placeholder)
  /// The color of text in headers.
  public static let headerTextColor = PlatformColor(color: .primary)
  /// The color of text on controls.
  public static let controlTextColor = PlatformColor(color: .primary)
  /// The color of text on disabled controls.
  public static let disabledControlTextColor = PlatformColor(color: .tertiaryLabel)
  /// The color of links.
  public static let linkColor = PlatformColor(color: .blue)
  /// The color of tinted controls, which is the accent color of the environment.
  public static let controlAccentColor = PlatformColor(color: .accentColor)
  /// The background color of selected rows.
  public static let selectedContentBackgroundColor = PlatformColor(color: .accentColor)
  /// The color of thin separators.
  public static let separatorColor = PlatformColor(color: .separator)
  /// The color of grid lines in tables.
  public static let gridColor = PlatformColor(color: .separator)
  /// The color of the surface of controls.
  public static let controlColor = PlatformColor(color: .fill)
}
