public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// The preferred size of text; an earlier form of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two sizes below the default.
  case small
  /// One size below the default.
  case medium
  /// The size of users without a preference.
  case large
  /// One size above the default.
  case extraLarge
  /// Two sizes above the default.
  case extraExtraLarge
  /// The largest size that is not an accessibility size.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Creates the category that corresponds to a dynamic type size.
  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    guard let index = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) else { return nil }
    self = Self.allCases[index]
  }

  /// Whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension DynamicTypeSize {
  /// Creates the dynamic type size that corresponds to a category.
  public init?(_ sizeCategory: ContentSizeCategory) {
    guard let index = ContentSizeCategory.allCases.firstIndex(of: sizeCategory) else { return nil }
    self = Self.allCases[index]
  }
}

extension EnvironmentValues {
  /// The preferred size of text; an earlier form of `dynamicTypeSize`, which it reads and writes.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}

extension EnvironmentValues {
  /// The preferred size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { values.dynamicTypeSize }
    set { values.dynamicTypeSize = newValue }
  }
}

extension View {
  /// Sets the size of text styles and scaled metrics inside this view.
  ///
  /// > Source: conformance TEXT-40.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.dynamicTypeSize = size })
  }

  /// Limits the size of text styles and scaled metrics inside this view to a range.
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

/// A number that scales with the preferred size of text, in the same way as a text style.
///
///     @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
///
/// > Source: conformance TEXT-42.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var textSize

  /// Creates a number that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// Creates a number that scales with body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the preferred size of text.
  public var wrappedValue: Value { value * Value(style.factor(at: textSize)) }
}
