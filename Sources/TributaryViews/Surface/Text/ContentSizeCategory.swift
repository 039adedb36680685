@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// How large a reader wants text to be: an older form of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  /// The smallest.
  case extraSmall
  /// Two steps below the standard.
  case small
  /// One step below the standard.
  case medium
  /// The standard.
  case large
  /// One step above the standard.
  case extraLarge
  /// Two steps above the standard.
  case extraExtraLarge
  /// The largest outside of the sizes for accessibility.
  case extraExtraExtraLarge
  /// The first of the sizes for readers who see little.
  case accessibilityMedium
  /// The second of them.
  case accessibilityLarge
  /// The third of them.
  case accessibilityExtraLarge
  /// The fourth of them.
  case accessibilityExtraExtraLarge
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge

  /// The older form of a size.
  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    guard let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) else { return nil }
    self = Self.allCases[index]
  }

  /// Whether the size is one of those for readers who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DynamicTypeSize {
  /// The newer form of a size.
  public init?(_ sizeCategory: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: sizeCategory) else { return nil }
    self = Self.allCases[index]
  }
}

extension EnvironmentValues {
  /// How large text should be: an older form of `dynamicTypeSize`, which it reads and writes.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}
