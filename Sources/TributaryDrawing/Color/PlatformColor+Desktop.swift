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
