@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
import TributaryGeometry

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

  /// A number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// A number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the reader's text size.
  public var wrappedValue: Value { value * Value(style.factor(at: textSize)) }
}
