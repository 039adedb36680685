@_spi(Engine) public import TributaryEngine
import TributaryGeometry

extension View {
  /// Sets the maximum number of lines of text inside this view; `nil` for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: nil, atMost: number) })
  }

  /// Sets the maximum number of lines of text inside this view.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines. Values less than 1 count as 1.
  ///   - reservesSpace: Whether shorter text is as high as the maximum number of lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: reservesSpace ? limit : nil, atMost: limit) })
  }

  /// Sets the maximum number of lines of text inside this view.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: nil, atMost: limit.upperBound) })
  }

  /// Sets the minimum number of lines that text inside this view reserves space for.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: limit.lowerBound, atMost: nil) })
  }

  /// Sets the minimum number of reserved lines and the maximum number of lines of text inside this view.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: limit.lowerBound, atMost: limit.upperBound) })
  }
}

private enum ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  /// Sets the numbers of lines of text. Values less than 1 count as 1.
  package mutating func setLines(atLeast fewest: Int?, atMost most: Int?) {
    values.lineLimit = most.map { max($0, 1) }
    values.lineLimitReservesSpace = fewest != nil
    if let fewest { self[ReservedLinesKey.self] = max(fewest, 1) }
  }

  /// The minimum number of lines that text reserves space for.
  package var reservedLines: Int {
    builtIn.values.lineLimitReservesSpace ? self[ReservedLinesKey.self] : 1
  }

  /// The number of reserved lines, in a compact representation.
  package var reservedLineCount: Int32 { Int32(clamping: reservedLines) }
}

extension BuiltInEnvironment {
  /// Returns the number of lines that text reserves in a scope with these values.
  package func reservedLineCount(in scope: EnvironmentScope) -> Int32 {
    values.lineLimitReservesSpace ? scope.currentValues.reservedLineCount : 1
  }
}
