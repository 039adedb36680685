import Observation
package import TributaryDrawing
@_spi(Engine) import TributaryEngine
package import TributaryGeometry

/// The environment values that the engine itself reads while it lays out and draws: plain fields, no look-up.
package struct BuiltInValues {
  package var font: Font?
  package var isBold = false
  package var isItalic = false
  package var fontWeight: Font.Weight?
  package var fontDesign: Font.Design?
  package var fontWidth: Font.Width?
  package var foreground: AnyShapeStyle?
  package var tint: Color?
  /// What the tint is where it is more than one colour.
  package var tintPaint: Paint?
  package var lineLimit: Int?
  package var lineLimitReservesSpace = false
  package var lineSpacing: CGFloat = 0
  package var multilineTextAlignment = TextAlignment.leading
  package var truncationMode = Text.TruncationMode.tail
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var textCase: Text.Case?
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  package var dynamicTypeSize = DynamicTypeSize.large
  /// Whether what is shown is to be a placeholder.
  package var isRedacted = false
  package var layoutDirection = LayoutDirection.leftToRight
  package var displayScale: CGFloat = 1
  package var colorScheme = ColorScheme.light
  package var isEnabled = true
  package var scrolling = ScrollSettings()
  /// The lengths of which default gaps are whole multiples, such as those of a terminal's cell; 0 for none.
  package var gapUnits = CGSize.zero
  package var textMeasurer: any TextMeasurer = MetricTextMeasurer()
  package var locale = Locale(identifier: "en_US")
  package var calendar = Calendar(identifier: .gregorian)
  /// Who draws texts; `nil` for the engine.
  package var textRendering: TextRendering?
  package var timeZone = TimeZone(secondsFromGMT: 0) ?? .current

  package init() {}
}

/// Whether colours stand on a light or a dark ground.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
