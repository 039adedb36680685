package import TributaryGeometry

/// How large a reader wants text to be: what text styles, fonts by name that grow with them, and scaled metrics follow.
///
/// Sizes are those that Apple publishes for iOS; `large` is the standard one.
///
/// > Source: conformance TEXT-40.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Two steps below the standard.
  case small
  /// One step below the standard.
  case medium
  /// The standard.
  case large
  /// One step above the standard.
  case xLarge
  /// Two steps above the standard.
  case xxLarge
  /// The largest outside of the sizes for accessibility.
  case xxxLarge
  /// The first of the sizes for readers who see little.
  case accessibility1
  /// The second of them.
  case accessibility2
  /// The third of them.
  case accessibility3
  /// The fourth of them.
  case accessibility4
  /// The largest of all.
  case accessibility5

  /// Whether the size is one of those for readers who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The place among all sizes, from the smallest.
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
  /// Size in points for a reader's text size.
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

  /// How many times as large as usual the style is for a reader's text size.
  package func factor(at textSize: DynamicTypeSize) -> CGFloat { size(at: textSize) / size }
}
