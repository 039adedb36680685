@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

extension EnvironmentValues {
  /// The default font of text.
  public var font: Font? {
    get { values.font }
    set { values.font = newValue }
  }

  /// The most lines that text takes; `nil` for any number.
  public var lineLimit: Int? {
    get { values.lineLimit }
    set { values.lineLimit = newValue }
  }

  /// Distance between two lines of one text beyond the font's own, in points.
  public var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// How the lines of one text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { values.multilineTextAlignment }
    set { values.multilineTextAlignment = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { values.truncationMode }
    set { values.truncationMode = newValue }
  }

  /// How small text may become, as a factor of its font's size, before it is cut.
  public var minimumScaleFactor: CGFloat {
    get { values.minimumScaleFactor }
    set { values.minimumScaleFactor = newValue }
  }

  /// Whether characters may move closer before text that does not fit becomes smaller or is cut.
  public var allowsTightening: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// The letters that text is shown in; `nil` for those that it is written in.
  public var textCase: Text.Case? {
    get { values.textCase }
    set { values.textCase = newValue }
  }

  /// The direction in which stacks run and leading stands for left.
  public var layoutDirection: LayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// Pixels per point of the picture.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { values.displayScale > 0 ? 1 / values.displayScale : 1 }

  /// Whether colours stand on a light or a dark ground.
  public var colorScheme: ColorScheme {
    get { values.colorScheme }
    set { values.colorScheme = newValue }
  }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The lengths of which default gaps are whole multiples, in points; 0 for none.
  package var gapUnits: CGSize {
    get { values.gapUnits }
    set { values.gapUnits = newValue }
  }

  /// The source of every text measure below.
  public var textMeasurer: any TextMeasurer {
    get { values.textMeasurer }
    set { values.textMeasurer = newValue }
  }

  /// How text forms numbers and dates; the same on every machine unless set.
  public var locale: Locale {
    get { values.locale }
    set { values.locale = newValue }
  }

  /// How dates are divided; Gregorian unless set.
  public var calendar: Calendar {
    get { values.calendar }
    set { values.calendar = newValue }
  }

  /// Where dates are told; Greenwich unless set.
  public var timeZone: TimeZone {
    get { values.timeZone }
    set { values.timeZone = newValue }
  }
}
