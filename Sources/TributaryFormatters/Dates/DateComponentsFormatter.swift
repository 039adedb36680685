#if canImport(_FoundationICU) && !canImport(Darwin)
  public import Foundation

  /// A formatter for quantities of time, such as "1:30:00", "1h 30m", and "1 hour, 30 minutes".
  ///
  /// The locale is that of ``calendar``. Two phrases exist only in English: in other languages
  /// ``includesApproximationPhrase`` and ``includesTimeRemainingPhrase`` have no effect.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The format of units.
    public enum UnitsStyle: Int, Sendable {
      /// Numbers in the places of a clock time, such as "1:30:00".
      ///
      /// Days and larger units precede the clock time, as in "1d 4:00:44". Units that have no such places, such as hours and
      /// seconds without minutes, have the format of `abbreviated`. A single hour, minute, or second is a plain number.
      case positional
      /// The shortest names, such as "1h 30m".
      case abbreviated
      /// Short names, such as "1 hr, 30 min".
      case short
      /// Full names, such as "1 hour, 30 minutes".
      case full
      /// Full names and numbers in words, such as "one hour, thirty minutes".
      case spellOut
      /// Short names without spaces and commas, such as "1hr 30min".
      case brief
    }

    /// The units with the value zero that the text omits.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Omits leading zeros in the positional style, and all zeros in the other styles.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
      /// Omits zeros before the first other value: "10m 0s" instead of "0h 10m 0s".
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
      /// Omits zeros between other values: "1h 10s" instead of "1h 0m 10s".
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
      /// Omits zeros after the last other value: "1h" instead of "1h 0m".
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
      /// Omits all zeros. If all values are zero, the text has the smallest unit.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// Shows all zeros, and two digits in the first place of a clock time: "01:00:10" instead of "1:00:10".
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The format of units. The default is `positional`.
    open var unitsStyle = UnitsStyle.positional
    /// The units that the text can show: years, months, weeks (`weekOfMonth`), days, hours, minutes, and seconds.
    ///
    /// The empty set, which is the default, stands for all seven units, or for those that the formatted components have.
    open var allowedUnits: NSCalendar.Unit = []
    /// The units with the value zero that the text omits. The default is `default`.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar and the locale for components without a calendar. `nil` is the Gregorian calendar in `en_US_POSIX`.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which times without dates are counted, which determines the lengths of months. `nil` is the current date.
    open var referenceDate: Date?
    /// Whether the last unit has a fraction where it is not exact, such as "1.5h" if minutes are not allowed.
    open var allowsFractionalUnits = false
    /// The number of units that the text can show, from the first one that is not zero. Zero removes the limit.
    ///
    /// The last unit is rounded to the nearest number.
    open var maximumUnitCount = 0
    /// Whether a single largest unit is expressed in the next smaller one, such as "63s" instead of "1m 3s".
    open var collapsesLargestUnit = false
    /// Whether an English text begins with "About".
    open var includesApproximationPhrase = false
    /// Whether an English text ends with "remaining".
    open var includesTimeRemainingPhrase = false
    /// The position of the text in a sentence. It has no effect.
    open var formattingContext = Formatter.Context.unknown

    /// Creates a formatter with positional texts in the current locale.
    public override init() { super.init() }

    /// Returns `nil`: archives of formatters are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns the text for components in the current calendar, with the default of every other property.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// Returns the text for date components, or `nil` for any other value.
    open override func string(for obj: Any?) -> String? {
      (obj as? DateComponents).flatMap { string(from: $0) }
    }

    /// Returns the text for a quantity of time.
    ///
    /// - Returns: `nil` if the components are empty, or if a positional text would be ambiguous because a unit inside the clock
    ///   time is omitted.
    open func string(from components: DateComponents) -> String? {
      let given = TimeUnit.allCases.filter { $0.value(in: components) != nil }
      guard !given.isEmpty || components.nanosecond != nil else { return nil }
      let calendar = components.calendar ?? calendar ?? .posix
      let units = units(or: given.isEmpty ? [.second] : given)
      if let values = TimeValues(components, units), values.isExact, maximumUnitCount == 0, !collapsesLargestUnit {
        return text(of: values, in: calendar.formattingLocale)
      }
      let start = referenceDate ?? Date()
      var quantity = components
      quantity.calendar = nil
      quantity.timeZone = nil
      guard let end = calendar.date(byAdding: quantity, to: start),
        let span = TimeSpan(from: start, to: end, in: calendar)
      else { return nil }
      return text(of: values(of: span, units), in: calendar.formattingLocale)
    }

    /// Returns the text for the time between two dates.
    ///
    /// - Returns: `nil` if a positional text would be ambiguous because a unit inside the clock time is omitted.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      let calendar = calendar ?? .posix
      let span = TimeSpan(from: startDate, to: endDate, in: calendar)
      return span.flatMap { text(of: values(of: $0, units(or: TimeUnit.allCases)), in: calendar.formattingLocale) }
    }

    /// Returns the text for a number of seconds.
    ///
    /// - Returns: `nil` if the number is not finite, or if a positional text would be ambiguous because a unit inside the clock
    ///   time is omitted.
    open func string(from ti: TimeInterval) -> String? {
      let calendar = calendar ?? .posix
      let span = TimeSpan(seconds: ti, from: referenceDate ?? Date(), in: calendar)
      return span.flatMap { text(of: values(of: $0, units(or: TimeUnit.allCases)), in: calendar.formattingLocale) }
    }

    private func units(or others: [TimeUnit]) -> [TimeUnit] {
      let allowed = TimeUnit.allCases.filter { allowedUnits.contains($0.option) }
      return allowed.isEmpty ? others : allowed
    }

    private func values(of span: TimeSpan, _ units: [TimeUnit]) -> TimeValues {
      TimeValues(
        span, units, limit: maximumUnitCount, hasFraction: allowsFractionalUnits, collapses: collapsesLargestUnit)
    }

    private func text(of values: TimeValues, in locale: Locale) -> String? {
      var behavior = zeroFormattingBehavior
      if behavior.contains(.default) {
        behavior = unitsStyle == .positional ? .dropLeading : .dropAll
      }
      var values = values
      let isUnambiguous = values.dropZeros(behavior)
      guard unitsStyle != .positional || isUnambiguous else { return nil }
      let text = TimeText(locale: locale, style: unitsStyle, padsFirst: behavior.contains(.pad)).text(of: values)
      guard let text, locale.language.languageCode == .english else { return text }
      return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }
  }

  extension Calendar {
    /// The calendar of formatters without a calendar.
    fileprivate static var posix: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: "en_US_POSIX")
      return calendar
    }

    /// The calendar's locale, or the current one for calendars that were created without a locale.
    fileprivate var formattingLocale: Locale {
      guard let locale, !locale.identifier.isEmpty else { return .autoupdatingCurrent }
      return locale
    }
  }
#endif
