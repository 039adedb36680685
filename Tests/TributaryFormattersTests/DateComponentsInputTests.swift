import Testing
import TributaryFormatters

@Suite struct DateComponentsInputTests {
  private func formatter(_ units: NSCalendar.Unit = []) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.calendar = .gregorian("en_US")
    formatter.allowedUnits = units
    return formatter
  }

  private func date(_ month: Int, _ day: Int, _ hour: Int = 0) throws -> Date {
    try #require(Calendar.berlin.date(from: DateComponents(year: 2024, month: month, day: day, hour: hour)))
  }

  @Test func `Components are shown in their own units`() {
    #expect(formatter().string(from: DateComponents(hour: 1, minute: 30)) == "1 hour, 30 minutes")
    #expect(formatter().string(from: DateComponents(minute: 90)) == "90 minutes")
    #expect(formatter().string(from: DateComponents(month: 18)) == "18 months")
    #expect(formatter().string(from: DateComponents(hour: -1, minute: -5)) == "-1 hour, 5 minutes")
  }

  @Test func `Large values are carried into larger units`() {
    #expect(formatter([.hour, .minute]).string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    #expect(formatter().string(from: DateComponents(year: 1, month: 14)) == "2 years, 2 months")
    #expect(formatter().string(from: DateComponents(hour: 1, minute: -5)) == "55 minutes")
  }

  @Test func `A reference date determines the lengths of months`() throws {
    let formatter = formatter([.day])
    formatter.referenceDate = try date(2, 1)
    #expect(formatter.string(from: DateComponents(month: 1)) == "29 days")
    formatter.referenceDate = try date(3, 1)
    #expect(formatter.string(from: DateComponents(month: 1)) == "31 days")
  }

  @Test func `The calendar of components takes precedence`() {
    var components = DateComponents(hour: 1, minute: 30)
    components.calendar = .gregorian("de_DE")
    #expect(formatter().string(from: components) == "1 Stunde und 30 Minuten")
  }

  @Test func `Components without units and other values have no text`() {
    #expect(formatter().string(from: DateComponents()) == nil)
    #expect(formatter().string(for: 5) == nil)
    #expect(formatter().string(for: DateComponents(day: 2)) == "2 days")
  }

  @Test func `Times between dates are divided in the calendar`() throws {
    #expect(formatter().string(from: try date(1, 31), to: try date(3, 31, 12)) == "2 months, 11 hours")
    // The clock changes on March 31.
    #expect(formatter([.day]).string(from: try date(3, 30, 12), to: try date(3, 31, 12)) == "1 day")
    #expect(formatter([.hour]).string(from: try date(3, 30, 12), to: try date(3, 31, 12)) == "23 hours")
    #expect(formatter().string(from: try date(3, 2), to: try date(3, 1)) == "-1 day")
  }

  @Test(arguments: 0..<50)
  func `Sums of dates and whole seconds are exact`(offset: Int) {
    let start = Date(timeIntervalSinceReferenceDate: 790_000_000 + Double(offset) * 0.137)
    #expect(formatter().string(from: start, to: start + 90) == "1 minute, 30 seconds")
  }

  @Test func `Numbers without a date have no text`() {
    for seconds in [Double.nan, .infinity, -.infinity, 1e15] { #expect(formatter().string(from: seconds) == nil) }
  }

  @Test func `Without a calendar the texts are those of the POSIX locale`() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = nil
    #expect(formatter.string(from: 5400) == "1:30:00")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 5400) == "1h 30m")
  }
}
