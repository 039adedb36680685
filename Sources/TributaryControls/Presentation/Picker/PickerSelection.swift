@_spi(Engine) import TributaryEngine

/// The values that a picker selects.
struct PickerSelection<Value: Hashable> {
  /// The first value; `nil` for a picker without sources.
  let first: Binding<Value>?
  /// The values of the other sources.
  var others: [Binding<Value>] = []

  /// The selected value; `nil` if the sources have different values.
  var chosen: Value? {
    guard let value = first?.wrappedValue, others.allSatisfy({ $0.wrappedValue == value }) else { return nil }
    return value
  }

  /// Sets all values.
  func select(_ value: Value) {
    first?.wrappedValue = value
    for other in others { other.wrappedValue = value }
  }
}
