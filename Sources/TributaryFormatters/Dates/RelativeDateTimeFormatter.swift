#if !canImport(Darwin)
  public import Foundation

  /// A formatter that describes a date relative to another one, such as "1 hour ago", "in 2 weeks", and "yesterday".
  ///
  /// The text names one unit: the largest one whose value is not zero. Smaller units are discarded, not rounded, so
  /// that 90 minutes ago is "1 hour ago".
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether a relative date has a name, such as "yesterday", or always a number.
    public enum DateTimeStyle: Int, Sendable {
      /// Numbers, such as "1 day ago".
      case numeric
      /// Names where the language has them, such as "yesterday", and numbers for all other dates.
      case named
    }

    /// The format of the number and of the name of its unit.
    public enum UnitsStyle: Int, Sendable {
      /// Full names, such as "2 months ago".
      case full
      /// Full names and numbers in words, such as "two months ago".
      case spellOut
      /// Short names, such as "2 mo. ago".
      case short
      /// The shortest names, such as "2mo ago".
      case abbreviated
    }

    /// Whether relative dates have names. The default is `numeric`.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The format of numbers and units. The default is `full`.
    open var unitsStyle = UnitsStyle.full
    /// The position of the text in a sentence, which determines its capitalization. The default is `unknown`.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that divides the time between two dates.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale of the text.
    open var locale: Locale! = .autoupdatingCurrent

    /// Creates a formatter with numbers and full names in the current locale.
    public override init() { super.init() }

    /// Returns `nil`: archives of formatters are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns the text for the largest unit in the components that is not zero.
    ///
    /// Negative values are in the past. If all values are zero, the text names the smallest unit that has a value.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let given = TimeUnit.allCases.filter { $0.value(in: dateComponents) != nil }
      let unit = given.first { $0.value(in: dateComponents) != 0 } ?? given.last ?? .second
      return text(of: unit.value(in: dateComponents) ?? 0, unit)
    }

    /// Returns the text for a time relative to now, in seconds. Negative times are in the past.
    ///
    /// - Returns: An empty text if the number is not finite, or exceeds the years of the calendar.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let span = TimeSpan(seconds: timeInterval, from: Date(), in: calendar ?? .autoupdatingCurrent)
      return span.map { localizedString(from: $0.components(TimeUnit.allCases)) } ?? ""
    }

    /// Returns the text for a date relative to a reference date.
    ///
    /// - Returns: An empty text if the dates exceed the years of the calendar.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let span = TimeSpan(from: referenceDate, to: date, in: calendar ?? .autoupdatingCurrent)
      return span.map { localizedString(from: $0.components(TimeUnit.allCases)) } ?? ""
    }

    /// Returns the text for a date relative to now, or `nil` for any other value.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(of value: Int, _ unit: TimeUnit) -> String {
      // Foundation's style formats dates. In this calendar the dates are exactly the value apart.
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let now = Date(timeIntervalSinceReferenceDate: 0)
      guard let date = calendar.date(byAdding: unit.component, value: value, to: now) else { return "" }
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatStyle,
        locale: locale ?? .autoupdatingCurrent, calendar: calendar, capitalizationContext: capitalization)
      style.allowedFields = [unit.field]
      return style.format(now)
    }

    private var formatStyle: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }

    private var capitalization: FormatStyleCapitalizationContext {
      switch formattingContext {
      case .unknown, .dynamic: .unknown
      case .standalone: .standalone
      case .listItem: .listItem
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      }
    }
  }
#endif
