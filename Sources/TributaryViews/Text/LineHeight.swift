public import Foundation
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry

extension AttributedString {
  /// The distance between the baselines of two lines of a paragraph.
  ///
  /// Heights that are negative or not finite count as 0. Above and below the baseline, a line keeps the proportions
  /// that the font gives it.
  ///
  /// > Source: conformance TEXT-91 to TEXT-94.
  public struct LineHeight: Hashable, Codable, Sendable {
    /// How the height depends on the size of the font.
    private enum Rule: Hashable, Codable, Sendable {
      case variable
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
    }

    private let rule: Rule

    /// The height that the font gives to each line.
    public static var variable: LineHeight { LineHeight(rule: .variable) }

    /// A small height: 1.15 times the size of the font.
    public static var tight: LineHeight { .multiple(factor: 1.15) }

    /// A medium height: 1.25 times the size of the font.
    public static var normal: LineHeight { .multiple(factor: 1.25) }

    /// A large height: 1.5 times the size of the font.
    public static var loose: LineHeight { .multiple(factor: 1.5) }

    /// Returns a height that does not depend on the font.
    ///
    /// - Parameter points: The height, in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

    /// Returns a multiple of the size of the largest font in the line.
    ///
    /// - Parameter factor: The factor.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(rule: .multiple(factor)) }

    /// Returns the size of the largest font in the line, increased by a fixed distance.
    ///
    /// - Parameter increase: The distance to add, in points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(rule: .leading(increase)) }

    /// Returns the metrics of a line.
    ///
    /// - Parameters:
    ///   - metrics: The metrics that the font gives to the line.
    ///   - size: The size of the font, in points.
    fileprivate func metrics(from metrics: LineMetrics, size: CGFloat) -> LineMetrics {
      let height: CGFloat
      switch rule {
      case .variable: return metrics
      case .exact(let points): height = points.asExtent
      case .multiple(let factor): height = (factor * size).asExtent
      case .leading(let increase): height = (size + increase).asExtent
      }
      let natural = metrics.ascent + metrics.descent
      let ascent = natural > 0 ? height * (metrics.ascent / natural) : height
      return LineMetrics(ascent: ascent, descent: height - ascent)
    }
  }
}

/// A measurer that gives another height to the lines of a measurer.
private struct LineHeightMeasurer: TextMeasurer {
  let base: any TextMeasurer
  let lineHeight: AttributedString.LineHeight

  var breaksLines: Bool { base.breaksLines }
  var movesCharacters: Bool { base.movesCharacters }

  func width(of text: Substring, in font: ResolvedFont) -> CGFloat { base.width(of: text, in: font) }

  func _units(in font: ResolvedFont) -> _TextUnits? { base._units(in: font) }

  func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    lineHeight.metrics(from: base.validLineMetrics(of: font), size: font.size)
  }
}

extension TextMeasurer {
  /// The measurer of symbols, whose size depends on the font alone.
  var withoutLineHeight: any TextMeasurer { (self as? LineHeightMeasurer)?.base ?? self }
}

extension EnvironmentValues {
  /// The source of all text measurements in the views inside.
  public var textMeasurer: any TextMeasurer {
    get { values.textMeasurer }
    set {
      let lineHeight = lineHeight
      values.textMeasurer = newValue
      if lineHeight != nil, !(newValue is LineHeightMeasurer) { self.lineHeight = lineHeight }
    }
  }

  /// The distance between the baselines of the lines of text; `nil` for the distance that the font and
  /// ``lineSpacing`` give.
  ///
  /// It has no effect with a measurer that cannot move characters, such as `CellTextMeasurer`, whose lines are rows of
  /// a terminal.
  ///
  /// > Source: conformance TEXT-91 to TEXT-94.
  public var lineHeight: AttributedString.LineHeight? {
    get { (values.textMeasurer as? LineHeightMeasurer)?.lineHeight }
    set {
      let base = (values.textMeasurer as? LineHeightMeasurer)?.base ?? values.textMeasurer
      values.textMeasurer =
        if let newValue, base.movesCharacters { LineHeightMeasurer(base: base, lineHeight: newValue) } else { base }
    }
  }
}

extension View {
  /// Sets the distance between the baselines of the lines of text inside this view.
  ///
  /// The distance from ``lineSpacing(_:)`` is added to it. Characters and symbols keep their size, and lines of a
  /// terminal their height.
  ///
  /// > Source: conformance TEXT-91 to TEXT-94.
  ///
  /// - Parameter lineHeight: The distance; `nil` for the distance that the font gives.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    modifier(EnvironmentTransformModifier { $0.lineHeight = lineHeight })
  }
}
