@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// How wide a column would like to be, in points.
struct SplitColumnWidth: Equatable {
  var ideal: CGFloat
}

/// The wish of what stands in a column: the first in view order.
struct SplitColumnWidthKey: PreferenceKey {
  static var defaultValue: SplitColumnWidth? { nil }

  static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Sets the width of the column of a split view that this view stands in.
  ///
  /// - Parameter width: In points; not for the last column, which takes what the others leave.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: SplitColumnWidthKey.self, value: SplitColumnWidth(ideal: width))
  }

  /// Sets the width of the column of a split view that this view stands in. There is nothing to drag a column's edge by: it
  /// is as many points wide as is ideal, within the other lengths.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), Swift.max(max ?? ideal, min ?? ideal)))
  }
}
