/// A colour by the name that the systems give it, for `Color(.systemGray4)`: each has components for light and for dark
/// appearance, as Apple documents them for iOS.
public struct PlatformColor: Hashable, Sendable {
  let color: SystemColor

  public static let systemRed = PlatformColor(color: .red)
  public static let systemOrange = PlatformColor(color: .orange)
  public static let systemYellow = PlatformColor(color: .yellow)
  public static let systemGreen = PlatformColor(color: .green)
  public static let systemMint = PlatformColor(color: .mint)
  public static let systemTeal = PlatformColor(color: .teal)
  public static let systemCyan = PlatformColor(color: .cyan)
  public static let systemBlue = PlatformColor(color: .blue)
  public static let systemIndigo = PlatformColor(color: .indigo)
  public static let systemPurple = PlatformColor(color: .purple)
  public static let systemPink = PlatformColor(color: .pink)
  public static let systemBrown = PlatformColor(color: .brown)
  public static let systemGray = PlatformColor(color: .gray)
  public static let systemGray2 = PlatformColor(color: .gray2)
  public static let systemGray3 = PlatformColor(color: .gray3)
  public static let systemGray4 = PlatformColor(color: .gray4)
  public static let systemGray5 = PlatformColor(color: .gray5)
  public static let systemGray6 = PlatformColor(color: .gray6)
  public static let red = PlatformColor(color: .red)
  public static let orange = PlatformColor(color: .orange)
  public static let yellow = PlatformColor(color: .yellow)
  public static let green = PlatformColor(color: .green)
  public static let cyan = PlatformColor(color: .cyan)
  public static let blue = PlatformColor(color: .blue)
  public static let purple = PlatformColor(color: .purple)
  public static let brown = PlatformColor(color: .brown)
  public static let gray = PlatformColor(color: .gray)
  public static let black = PlatformColor(color: .black)
  public static let white = PlatformColor(color: .white)
  public static let clear = PlatformColor(color: .clear)
  public static let label = PlatformColor(color: .primary)
  public static let secondaryLabel = PlatformColor(color: .secondary)
  public static let tertiaryLabel = PlatformColor(color: .tertiaryLabel)
  public static let quaternaryLabel = PlatformColor(color: .quaternaryLabel)
  public static let placeholderText = PlatformColor(color: .placeholder)
  public static let link = PlatformColor(color: .blue)
  public static let tintColor = PlatformColor(color: .accentColor)
  public static let separator = PlatformColor(color: .separator)
  public static let opaqueSeparator = PlatformColor(color: .opaqueSeparator)
  public static let systemBackground = PlatformColor(color: .background)
  public static let secondarySystemBackground = PlatformColor(color: .secondaryBackground)
  public static let tertiarySystemBackground = PlatformColor(color: .tertiaryBackground)
  public static let systemGroupedBackground = PlatformColor(color: .groupedBackground)
  public static let secondarySystemGroupedBackground = PlatformColor(color: .secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = PlatformColor(color: .tertiaryGroupedBackground)
  public static let systemFill = PlatformColor(color: .fill)
  public static let secondarySystemFill = PlatformColor(color: .secondaryFill)
  public static let tertiarySystemFill = PlatformColor(color: .tertiaryFill)
  public static let quaternarySystemFill = PlatformColor(color: .quaternaryFill)
}

extension Color {
  /// A colour of the system.
  public init(_ color: PlatformColor) { self.init(.system(color.color, opacity: 1)) }

  /// A colour of the system.
  public init(uiColor color: PlatformColor) { self.init(color) }

  /// A colour of the system.
  public init(nsColor color: PlatformColor) { self.init(color) }
}

#if !canImport(UIKit)
  /// The name that a colour of the system has on phones.
  public typealias UIColor = PlatformColor
#endif
