#if canImport(_FoundationICU) && !canImport(Darwin)
  import Foundation
  import _FoundationICU

  /// The text of a quantity of time in a locale.
  struct TimeText {
    let locale: Locale
    let style: DateComponentsFormatter.UnitsStyle
    /// Whether the first place of a clock time has two digits.
    let padsFirst: Bool

    /// Returns the text, or `nil` if the locale's data has no text for a unit.
    func text(of values: TimeValues) -> String? {
      guard style == .positional else { return named(values.items, isNegative: values.isNegative) }
      let clock = values.items.filter(\.unit.isClockUnit)
      let isContiguous = zip(clock, clock.dropFirst()).allSatisfy { $1.unit.rawValue - $0.unit.rawValue == 1 }
      let others = values.items.filter { !$0.unit.isClockUnit }
      if clock.count == 1, others.isEmpty { return sign(values.isNegative) + number(clock[0].value) }
      guard clock.count > 1, isContiguous else { return named(values.items, isNegative: values.isNegative) }
      if others.isEmpty { return clockText(clock, pads: padsFirst).map { sign(values.isNegative) + $0 } }
      return joined(others, clock, isNegative: values.isNegative)
    }

    /// Returns the numbers with the names of their units. Only the first number of a negative quantity has a sign.
    private func named(_ items: [TimeValues.Item], isNegative: Bool) -> String? {
      let list = MeasureText(locale: locale, width: width).text(items.map { ($0.value, $0.unit.code) })
      guard style == .spellOut else { return list.map { sign(isNegative) + $0 } }
      return list.flatMap { spelled($0, items, isNegative: isNegative) }
    }

    /// Returns a list of numbers and units with the numbers in words.
    private func spelled(_ list: String, _ items: [TimeValues.Item], isNegative: Bool) -> String? {
      let digits = MeasureText(locale: locale, width: width)
      let words = MeasureText(locale: locale, width: width, digits: .spelledOut)
      var rest = list[...]
      var text = ""
      // The library spells out only the last number of a list, so each item is replaced by its own text.
      for (index, item) in items.enumerated() {
        let isMinus = isNegative && index == items.firstIndex { $0.value != 0 }
        // A literal search also finds the item if a mark of the following word joins its last character.
        guard let old = digits.text([(item.value, item.unit.code)]),
          let positive = words.text([(item.value, item.unit.code)]),
          let place = rest.range(of: old, options: .literal)
        else { return nil }
        // Some languages have a form for one or two units without a number, which has no sign either.
        let negative = isMinus ? words.text([(-item.value, item.unit.code)]).flatMap { $0 == positive ? nil : $0 } : nil
        text += rest[..<place.lowerBound] + (negative ?? sign(isMinus) + positive)
        rest = rest[place.upperBound...]
      }
      return text + rest
    }

    private var width: MeasureText.Width {
      switch style {
      case .positional, .abbreviated: .narrow
      case .short: .short
      case .full, .spellOut: .wide
      case .brief: .shorter
      }
    }

    /// Returns a clock time, such as "1:30:00", "1:30" for hours and minutes, and "30:00" for minutes and seconds.
    private func clockText(_ items: [TimeValues.Item], pads: Bool) -> String? {
      let text = MeasureText(locale: locale, width: .clock).text(items.map { ($0.value, $0.unit.code) })
      return text.map { pads && items[0].value < 10 ? zero + $0 : $0 }
    }

    /// Returns days and larger units before a clock time, in the locale's order and with its separator.
    private func joined(_ others: [TimeValues.Item], _ clock: [TimeValues.Item], isNegative: Bool) -> String? {
      // The library joins only numbers with units: the first unit of the clock stands for its text.
      guard let list = named(others + clock.prefix(1), isNegative: isNegative),
        let first = named(Array(clock.prefix(1)), isNegative: false),
        let time = clockText(clock, pads: false),
        let place = list.range(of: first, options: [.backwards, .literal])
      else { return nil }
      return list.replacingCharacters(in: place, with: time)
    }

    private func number(_ value: Double) -> String {
      let text = decimalFormatter.string(from: NSNumber(value: value)) ?? ""
      return padsFirst && value < 10 ? zero + text : text
    }

    /// The digit zero of the locale.
    private var zero: String { decimalFormatter.string(from: 0) ?? "0" }

    private func sign(_ isNegative: Bool) -> String { isNegative ? decimalFormatter.minusSign : "" }

    private var decimalFormatter: NumberFormatter {
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .decimal
      return formatter
    }
  }

  extension TimeUnit {
    /// The unit in the library.
    fileprivate var code: UAMeasureUnit {
      switch self {
      case .year: UAMEASUNIT_DURATION_YEAR
      case .month: UAMEASUNIT_DURATION_MONTH
      case .week: UAMEASUNIT_DURATION_WEEK
      case .day: UAMEASUNIT_DURATION_DAY
      case .hour: UAMEASUNIT_DURATION_HOUR
      case .minute: UAMEASUNIT_DURATION_MINUTE
      case .second: UAMEASUNIT_DURATION_SECOND
      }
    }
  }
#endif
