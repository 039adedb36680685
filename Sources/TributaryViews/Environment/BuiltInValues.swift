import Observation
package import TributaryDrawing
@_spi(Engine) import TributaryEngine
package import TributaryGeometry

/// The environment values that the engine reads during layout and drawing, stored as fields to avoid lookups.
package struct BuiltInValues {
  package var font: Font?
  package var isBold = false
  package var isItalic = false
  package var fontWeight: Font.Weight?
  package var fontDesign: Font.Design?
  package var fontWidth: Font.Width?
  package var foreground: AnyShapeStyle?
  package var tint: Color?
  /// The paint of the tint if it has more than one color.
  package var tintPaint: Paint?
  package var lineLimit: Int?
  package var lineLimitReservesSpace = false
  package var lineSpacing: CGFloat = 0
  package var multilineTextAlignment = TextAlignment.leading
  package var truncationMode = Text.TruncationMode.tail
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var textCase: Text.Case?
  /// Whether texts from keys are displayed longer, as in `PseudoTranslation`.
  package var isPseudolocalized = false
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  package var dynamicTypeSize = DynamicTypeSize.large
  /// Whether content is replaced by placeholders.
  package var isRedacted = false
  package var layoutDirection = LayoutDirection.leftToRight
  package var displayScale: CGFloat = 1
  package var colorScheme = ColorScheme.light
  package var isEnabled = true
  package var scrolling = ScrollSettings()
  /// The units of default gaps, such as the cell size of a terminal, in points; 0 for arbitrary gaps.
  package var gapUnits = CGSize.zero
  package var textMeasurer: any TextMeasurer = MetricTextMeasurer()
  package var locale = Locale(identifier: "en_US")
  package var calendar = Calendar(identifier: .gregorian)
  /// The custom text renderer; `nil` for the engine's renderer.
  package var textRendering: TextRendering?
  package var timeZone = TimeZone(secondsFromGMT: 0) ?? .current

  package init() {}
}

/// The appearance of the interface: light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
