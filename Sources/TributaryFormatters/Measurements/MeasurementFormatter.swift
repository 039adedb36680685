#if canImport(_FoundationICU) && !canImport(Darwin)
  public import Foundation

  /// A formatter for measurements, such as "3.5 km" and "21 degrees Celsius".
  ///
  /// By default lengths, areas, masses, volumes, speeds, and temperatures are converted to the units of the locale's region:
  /// kilometers to miles in the United States, for example. Measurements of other dimensions keep their units. A unit that
  /// the locale's data does not name is shown with its symbol.
  open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of the unit that the text shows.
    public struct UnitOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Keeps the unit of the measurement.
      public static let providedUnit = UnitOptions(rawValue: 1 << 0)
      /// Selects the largest common unit of the region in which the value is at least one, such as "1.5 km" for 1,500 meters.
      ///
      /// The option affects lengths, areas, masses, and volumes. It has no effect beside `providedUnit`.
      public static let naturalScale = UnitOptions(rawValue: 1 << 1)
      /// Shows temperatures in degrees, without the name of the scale.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The choice of the unit that the text shows. The default is the unit of the region.
    open var unitOptions: UnitOptions = []
    /// The length of the unit's name. The default is `medium`.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale of the text.
    open var locale: Locale! = .autoupdatingCurrent {
      didSet { if isStandardNumberFormatter { standardNumberFormatter.locale = locale } }
    }
    /// The formatter of the number. The default has the decimal style, and the locale of this formatter.
    open var numberFormatter: NumberFormatter! {
      get { otherNumberFormatter ?? standardNumberFormatter }
      set { otherNumberFormatter = newValue }
    }

    private let standardNumberFormatter: NumberFormatter
    private var otherNumberFormatter: NumberFormatter?
    private var isStandardNumberFormatter: Bool { otherNumberFormatter == nil }

    /// Creates a formatter with units of the current region.
    public override init() {
      standardNumberFormatter = NumberFormatter()
      standardNumberFormatter.numberStyle = .decimal
      super.init()
      standardNumberFormatter.locale = locale
    }

    /// Returns `nil`: archives of formatters are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns the text for a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      string(value: measurement.value, unit: measurement.unit)
    }

    /// Returns the name of a unit without a number, or its symbol if the locale's data does not name the unit.
    open func string(from unit: Unit) -> String {
      MeasureUnit.of(unit).flatMap { measureText.name(of: $0.code) } ?? unit.symbol
    }

    /// Returns the text for a measurement, or `nil` for any other value.
    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let measurement as any AnyMeasurement: string(value: measurement.value, unit: measurement.anyUnit)
      case let measurement as NSMeasurement: string(value: measurement.doubleValue, unit: measurement.unit)
      default: nil
      }
    }

    private var measureText: MeasureText {
      MeasureText(locale: locale ?? .autoupdatingCurrent, width: width)
    }

    private var width: MeasureText.Width {
      switch unitStyle {
      case .short: .narrow
      case .medium: .short
      case .long: .wide
      }
    }

    private func string(value: Double, unit: Unit) -> String {
      guard let known = MeasureUnit.of(unit) else { return "\(number(value)) \(unit.symbol)" }
      let shown = displayUnit(known, value)
      let value = shown.unit == known.unit ? value : known.converting(value, to: shown)
      let isBare = unitOptions.contains(.temperatureWithoutUnit) && shown.category == .temperature
      return text(value, shown, code: isBare ? MeasureUnit.temperatureCode : shown.code)
        ?? "\(number(value)) \(unit.symbol)"
    }

    private func displayUnit(_ unit: MeasureUnit, _ value: Double) -> MeasureUnit {
      guard !unitOptions.contains(.providedUnit), let locale else { return unit }
      return unitOptions.contains(.naturalScale)
        ? unit.natural(for: value, in: locale) : unit.preferred(in: locale)
    }

    private func number(_ value: Double) -> String {
      numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// Returns the number and the unit's name, which depends on the digits that the number formatter shows.
    private func text(_ value: Double, _ unit: MeasureUnit, code: MeasureUnit.Code) -> String? {
      // The library cannot call the number formatter. It formats the number with the same number of digits, and the
      // formatter's text replaces that number.
      let plain = NumberFormatter()
      plain.numberStyle = .decimal
      plain.locale = locale
      plain.usesGroupingSeparator = false
      plain.minimumFractionDigits = numberFormatter?.minimumFractionDigits ?? 0
      plain.maximumFractionDigits = numberFormatter?.maximumFractionDigits ?? 3
      var measureText = measureText
      let fraction =
        String(repeating: "0", count: plain.minimumFractionDigits)
        + String(repeating: "#", count: max(plain.maximumFractionDigits - plain.minimumFractionDigits, 0))
      measureText.digits = .pattern(fraction.isEmpty ? "0" : "0." + fraction)
      guard let text = measureText.text([(value, code)]), let digits = plain.string(from: NSNumber(value: value)) else {
        return nil
      }
      // Some languages have a form for one or two units without a number.
      guard let place = text.range(of: digits, options: .literal) else { return text }
      return text.replacingCharacters(in: place, with: number(value))
    }
  }

  /// A measurement of any unit.
  private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
  }

  extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
  }
#endif
