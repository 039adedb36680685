@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

extension EnvironmentValues {
  /// The default font of text.
  public var font: Font? {
    get { values.font }
    set { values.font = newValue }
  }

  /// The maximum number of lines of text; `nil` for no limit.
  public var lineLimit: Int? {
    get { values.lineLimit }
    set { values.lineLimit = newValue }
  }

  /// The additional distance between two lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The alignment of the lines of a text relative to each other.
  public var multilineTextAlignment: TextAlignment {
    get { values.multilineTextAlignment }
    set { values.multilineTextAlignment = newValue }
  }

  /// The position at which text that does not fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { values.truncationMode }
    set { values.truncationMode = newValue }
  }

  /// The smallest factor by which text is scaled down before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { values.minimumScaleFactor }
    set { values.minimumScaleFactor = newValue }
  }

  /// Whether characters may move closer before text that does not fit is scaled down or truncated.
  public var allowsTightening: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// The letter case of text; `nil` for unchanged text.
  public var textCase: Text.Case? {
    get { values.textCase }
    set { values.textCase = newValue }
  }

  /// The layout direction, which determines the order of horizontal stacks and the side of the leading edge.
  public var layoutDirection: LayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// The number of pixels per point of the output.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { values.displayScale > 0 ? 1 / values.displayScale : 1 }

  /// The appearance of the interface: light or dark.
  public var colorScheme: ColorScheme {
    get { values.colorScheme }
    set { values.colorScheme = newValue }
  }

  /// Whether controls accept input.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The units of default gaps, in points; 0 for arbitrary gaps.
  package var gapUnits: CGSize {
    get { values.gapUnits }
    set { values.gapUnits = newValue }
  }

  /// The locale that formats numbers and dates. The default is independent of the machine.
  public var locale: Locale {
    get { values.locale }
    set { values.locale = newValue }
  }

  /// The calendar of formatted dates; Gregorian by default.
  public var calendar: Calendar {
    get { values.calendar }
    set { values.calendar = newValue }
  }

  /// The time zone of formatted dates; UTC by default.
  public var timeZone: TimeZone {
    get { values.timeZone }
    set { values.timeZone = newValue }
  }
}
