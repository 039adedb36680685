@_spi(Engine) public import TributaryEngine
import TributaryGeometry

extension View {
  /// Sets the most lines that text inside this view takes; `nil` for any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: nil, atMost: number) })
  }

  /// Sets the most lines that text inside this view takes.
  ///
  /// - Parameter reservesSpace: Whether shorter text is as high as that many lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: reservesSpace ? limit : nil, atMost: limit) })
  }

  /// Sets the most lines that text inside this view takes.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: nil, atMost: limit.upperBound) })
  }

  /// Sets the fewest lines that text inside this view is as high as.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: limit.lowerBound, atMost: nil) })
  }

  /// Sets the fewest lines that text inside this view is as high as, and the most that it takes.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: limit.lowerBound, atMost: limit.upperBound) })
  }
}

private enum ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  /// Sets how many lines text takes; less than one counts as one.
  package mutating func setLines(atLeast fewest: Int?, atMost most: Int?) {
    values.lineLimit = most.map { max($0, 1) }
    values.lineLimitReservesSpace = fewest != nil
    if let fewest { self[ReservedLinesKey.self] = max(fewest, 1) }
  }

  /// The fewest lines that text is as high as.
  package var reservedLines: Int {
    builtIn.values.lineLimitReservesSpace ? self[ReservedLinesKey.self] : 1
  }

  /// The same in as few bytes as will do.
  package var reservedLineCount: Int32 { Int32(clamping: reservedLines) }
}

extension BuiltInEnvironment {
  /// Returns the lines that text reserves, in a scope that has these values.
  package func reservedLineCount(in scope: EnvironmentScope) -> Int32 {
    values.lineLimitReservesSpace ? scope.currentValues.reservedLineCount : 1
  }
}
