import Testing
import TributaryFormatters

@Suite struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String = "en_US", _ style: Formatter.UnitStyle = .medium, _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  private func length(_ value: Double, _ unit: UnitLength) -> Measurement<UnitLength> {
    Measurement(value: value, unit: unit)
  }

  @Test(arguments: [
    (Formatter.UnitStyle.short, "9.8Gs", "1,5 km"), (.medium, "9.8 G", "1,5 km"),
    (.long, "9.8 g-force", "1,5 Kilometer"),
  ])
  func `Styles differ in the names of units`(style: Formatter.UnitStyle, english: String, german: String) {
    #expect(
      formatter("en_US", style).string(from: Measurement(value: 9.8, unit: UnitAcceleration.gravity)) == english)
    // The space between a German number and its unit does not break.
    let text = formatter("de_DE", style).string(from: length(1.5, .kilometers))
    #expect(text.replacing("\u{A0}", with: " ") == german)
  }

  @Test func `By default the unit is that of the region`() {
    let kelvin = Measurement(value: 293, unit: UnitTemperature.kelvin)
    #expect(formatter().string(from: kelvin) == "67.73°F")
    #expect(formatter("en_GB").string(from: kelvin) == "19.85°C")
    let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
    #expect(formatter("en_US", .long).string(from: speed) == "62.137 miles per hour")
    #expect(formatter("ja_JP", .long).string(from: speed) == "時速100キロメートル")
    #expect(formatter().string(from: length(1.5, .kilometers)) == "0.932 mi")
    #expect(formatter().string(from: length(1, .meters)) == "3.281 ft")
    #expect(formatter().string(from: Measurement(value: 50, unit: UnitVolume.milliliters)) == "1.691 fl oz")
    #expect(formatter("de_DE", .long).string(from: length(10, .miles)) == "16,093 Kilometer")
  }

  @Test func `A unit of the region's system is unchanged`() {
    #expect(formatter().string(from: length(12_000, .feet)) == "12,000 ft")
    #expect(formatter().string(from: length(2, .yards)) == "2 yd")
    #expect(formatter("de_DE", .long).string(from: length(3, .millimeters)) == "3 Millimeter")
  }

  @Test func `An option keeps the provided unit`() {
    #expect(formatter("en_US", .medium, .providedUnit).string(from: length(1.5, .kilometers)) == "1.5 km")
    #expect(formatter("en_US", .long, .providedUnit).string(from: length(1, .meters)) == "1 meter")
    let both: MeasurementFormatter.UnitOptions = [.providedUnit, .naturalScale]
    #expect(formatter("en_US", .medium, both).string(from: length(1500, .meters)) == "1,500 m")
  }

  @Test func `The natural scale is the largest common unit with a value of at least one`() {
    func text(_ locale: String, _ measurement: Measurement<some Unit>) -> String {
      formatter(locale, .long, .naturalScale).string(from: measurement)
    }
    #expect(text("de_DE", length(1500, .meters)) == "1,5 Kilometer")
    #expect(text("de_DE", length(0.02, .meters)) == "2 Zentimeter")
    #expect(text("en_US", length(12_000, .feet)) == "2.273 miles")
    #expect(text("en_US", length(3, .inches)) == "3 inches")
    #expect(text("de_DE", Measurement(value: 2500, unit: UnitMass.grams)) == "2,5 Kilogramm")
    #expect(text("de_DE", Measurement(value: 0.5, unit: UnitTemperature.celsius)) == "0,5 Grad Celsius")
  }

  @Test func `Temperatures can omit the name of the scale`() {
    let celsius = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(formatter("en_US", .medium, .temperatureWithoutUnit).string(from: celsius) == "69.8°")
    #expect(formatter("de_DE", .medium, .temperatureWithoutUnit).string(from: celsius) == "21°")
    #expect(formatter("en_US", .medium, .temperatureWithoutUnit).string(from: length(1, .feet)) == "1 ft")
  }

  @Test func `The number formatter determines the digits and the form of the unit`() {
    let formatter = formatter("en_US", .long, .providedUnit)
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: length(1.2, .meters)) == "1 meter")
    formatter.numberFormatter.minimumFractionDigits = 1
    #expect(formatter.string(from: length(1, .meters)) == "1.0 meters")
    formatter.numberFormatter.usesGroupingSeparator = false
    #expect(formatter.string(from: length(12_345, .meters)) == "12345.0 meters")
    let words = NumberFormatter()
    words.numberStyle = .spellOut
    words.locale = Locale(identifier: "en_US")
    formatter.numberFormatter = words
    #expect(formatter.string(from: length(3, .meters)) == "three meters")
  }

  @Test func `The default number formatter follows the locale`() {
    let formatter = formatter("en_US", .long, .providedUnit)
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: length(1234.5, .meters)) == "1.234,5 Meter")
  }

  @Test func `Units have names without numbers`() {
    #expect(formatter("en_US", .long).string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter("en_US", .medium).string(from: UnitLength.kilometers) == "km")
    #expect(formatter("de_DE", .long).string(from: UnitSpeed.kilometersPerHour) == "Kilometer pro Stunde")
  }

  @Test func `Units without a name have their symbols`() {
    #expect(formatter().string(from: length(3, .megameters)) == "3 Mm")
    #expect(formatter().string(from: Measurement(value: 3, unit: Unit(symbol: "widgets"))) == "3 widgets")
    #expect(formatter().string(from: Unit(symbol: "widgets")) == "widgets")
    let custom = UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 7))
    #expect(formatter("en_US", .long).string(from: length(3, custom)) == "3 km")
  }

  @Test func `Measurements of any unit have texts, and other values have none`() {
    #expect(formatter().string(for: length(1, .miles)) == "1 mi")
    #expect(formatter().string(from: Measurement<Unit>(value: 3, unit: UnitLength.miles)) == "3 mi")
    #expect(formatter().string(for: 5) == nil)
  }
}
