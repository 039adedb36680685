package import TributaryGeometry

/// A user's preferred text size, which affects text styles, custom fonts that scale with them, and scaled metrics.
///
/// Sizes are those that Apple publishes for iOS; the default is `large`.
///
/// > Source: conformance TEXT-40.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The size of users without a preference. Body text has 17 points.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest size that is not an accessibility size.
  case xxxLarge
  /// The first of five accessibility sizes.
  case accessibility1
  /// The second of five accessibility sizes.
  case accessibility2
  /// The third of five accessibility sizes.
  case accessibility3
  /// The fourth of five accessibility sizes.
  case accessibility4
  /// The last of five accessibility sizes, and the largest size.
  case accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The index of the size in ascending order.
  fileprivate var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension Font.TextStyle {
  /// Returns the font size of the style in points, for a user's text size.
  package func size(at textSize: DynamicTypeSize) -> CGFloat {
    if textSize == .large { return size }
    let sizes: [CGFloat] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[textSize.index]
  }

  /// Returns the ratio of the style's font size for a user's text size to its default size.
  package func factor(at textSize: DynamicTypeSize) -> CGFloat { size(at: textSize) / size }
}
