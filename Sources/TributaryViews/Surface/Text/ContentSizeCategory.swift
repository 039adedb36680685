public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry

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

  /// Creates the older form of a size.
  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    guard let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) else { return nil }
    self = Self.allCases[index]
  }

  /// Whether the size is one of those for readers who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DynamicTypeSize {
  /// Creates the newer form of a size.
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

extension EnvironmentValues {
  /// How large the reader wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { values.dynamicTypeSize }
    set { values.dynamicTypeSize = newValue }
  }
}

extension View {
  /// Sets how large the reader of this view wants text to be: text styles and scaled metrics inside follow it.
  ///
  /// > Source: conformance TEXT-40.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.dynamicTypeSize = size })
  }

  /// Bounds how large text inside this view becomes, whatever the reader wants.
  ///
  /// > Source: conformance TEXT-41.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      EnvironmentTransformModifier { values in
        guard let first = sizes.first, let last = sizes.last else { return }
        values.values.dynamicTypeSize = min(max(values.values.dynamicTypeSize, first), last)
      })
  }
}

/// A number that grows with the reader's text size, as a text style does.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
///
/// > Source: conformance TEXT-42.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var textSize

  /// Creates a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// Creates a number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the reader's text size.
  public var wrappedValue: Value { value * Value(style.factor(at: textSize)) }
}
