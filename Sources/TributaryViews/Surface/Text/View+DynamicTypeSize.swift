@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
import TributaryGeometry

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
