import Testing
import TributaryFormatters

@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle = .positional, _ locale: String = "en_US",
    units: NSCalendar.Unit = [], zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.calendar = .gregorian(locale)
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test(
    arguments: [
      (0, "0"), (45, "45"), (65, "1:05"), (100, "1:40"), (600, "10:00"), (5400, "1:30:00"), (10_450, "2:54:10"),
      (100_844, "1d 4:00:44"), (86_400 * 3, "3d 0:00:00"), (-90, "-1:30"), (-100_844, "-1d 4:00:44"), (59.9, "59"),
    ] as [(TimeInterval, String)])
  func `Positional texts are clock times after days`(seconds: TimeInterval, text: String) {
    #expect(formatter().string(from: seconds) == text)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:30:00", "1:30:00"), (.abbreviated, "1h 30m", "1h 30min"),
    (.short, "1 hr, 30 min", "1 Std., 30 Min."), (.full, "1 hour, 30 minutes", "1 Stunde und 30 Minuten"),
    (.spellOut, "one hour, thirty minutes", "eins Stunde und dreißig Minuten"), (.brief, "1hr 30min", "1Std. 30Min."),
  ])
  func `Styles differ in the names of units`(
    style: DateComponentsFormatter.UnitsStyle, english: String, german: String
  ) {
    #expect(formatter(style).string(from: 5400) == english)
    // German words have invisible hyphens.
    #expect(formatter(style, "de_DE").string(from: 5400)?.replacing("\u{AD}", with: "") == german)
  }

  @Test func `A locale has its own digits, separators, and order`() {
    #expect(formatter(.positional, "fi_FI").string(from: 5400) == "1.30.00")
    #expect(formatter(.positional, "ar_EG").string(from: 5400) == "١:٣٠:٠٠")
    #expect(formatter(.positional, "ja_JP").string(from: 100_844) == "1日4:00:44")
  }

  @Test func `A negative quantity has one sign, also in languages whose word for one has no number`() {
    #expect(formatter(.full).string(from: -5400) == "-1 hour, 30 minutes")
    #expect(formatter(.spellOut).string(from: -5400) == "minus one hour, thirty minutes")
    #expect(formatter(.full, "ar_EG").string(from: -5400) == "\u{61C}-ساعة و٣٠ دقيقة")
  }

  @Test func `The pad behavior shows all places with two digits`() {
    let clock: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(formatter(units: clock, zeros: .pad).string(from: 65) == "00:01:05")
    #expect(formatter(units: [.minute, .second], zeros: .pad).string(from: 5) == "00:05")
    #expect(formatter(units: clock, zeros: [.pad, .dropLeading]).string(from: 65) == "01:05")
    let days: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(formatter(units: days, zeros: .pad).string(from: 3600) == "0d 1:00:00")
    #expect(formatter(.abbreviated, units: days, zeros: .pad).string(from: 3600) == "0d 1h 0m 0s")
    #expect(formatter(.positional, "ar_EG", units: [.minute, .second], zeros: .pad).string(from: 5) == "٠٠:٠٥")
  }

  @Test func `Behaviors omit zeros by their places`() {
    let clock: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(formatter(units: clock, zeros: []).string(from: 65) == "0:01:05")
    #expect(formatter(.abbreviated, units: clock, zeros: []).string(from: 65) == "0h 1m 5s")
    #expect(formatter(.abbreviated, units: clock, zeros: .dropLeading).string(from: 600) == "10m 0s")
    #expect(formatter(.abbreviated, units: clock, zeros: .dropMiddle).string(from: 3610) == "1h 10s")
    #expect(formatter(.abbreviated, units: clock, zeros: .dropTrailing).string(from: 600) == "0h 10m")
    #expect(formatter(.abbreviated, units: clock, zeros: .dropAll).string(from: 0) == "0s")
    #expect(formatter(.full, units: [.hour, .minute]).string(from: 0) == "0 minutes")
  }

  @Test func `A positional text that omits a place of the clock is nil`() {
    let clock: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(formatter(units: clock, zeros: .dropMiddle).string(from: 3610) == nil)
    #expect(formatter(units: clock, zeros: .dropTrailing).string(from: 3600) == nil)
    #expect(formatter(units: clock, zeros: .dropAll).string(from: 3661) == "1:01:01")
  }

  @Test func `Positional texts of other units have short names`() {
    #expect(formatter(units: [.hour, .second]).string(from: 3661) == "1h 61s")
    #expect(formatter(units: [.day, .hour]).string(from: 100_844) == "1d 4h")
    #expect(formatter(units: [.day]).string(from: 86_400 * 3) == "3d")
    #expect(formatter(units: [.hour, .minute]).string(from: 5400) == "1:30")
    #expect(formatter(units: [.minute]).string(from: 5400) == "90")
  }

  @Test(arguments: [
    (0, "1h 10m 30s", "10m 30s"), (1, "1h", "10m"), (2, "1h 10m", "10m 30s"), (3, "1h 10m 30s", "10m 30s"),
  ])
  func `The number of units is limited from the first one that is not zero`(limit: Int, hour: String, minutes: String) {
    let formatter = formatter(.abbreviated)
    formatter.maximumUnitCount = limit
    #expect(formatter.string(from: 4230) == hour)
    #expect(formatter.string(from: 630) == minutes)
  }

  @Test func `The last unit of a limited number is rounded, also into a larger unit`() {
    let formatter = formatter(.full)
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7199) == "2 hours")
    #expect(formatter.string(from: 86_399) == "1 day")
  }

  @Test func `A single largest unit collapses`() {
    let formatter = formatter(.abbreviated)
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 60) == "1m")
    #expect(formatter.string(from: 125) == "2m 5s")
  }

  @Test func `The last unit can have a fraction`() {
    let english = formatter(.abbreviated, units: [.hour])
    #expect(english.string(from: 5400) == "1h")
    english.allowsFractionalUnits = true
    #expect(english.string(from: 5400) == "1.5h")
    let german = formatter(.full, "de_DE", units: [.hour])
    german.allowsFractionalUnits = true
    #expect(german.string(from: 5400) == "1,5 Stunden")
  }

  @Test func `Phrases surround English texts only`() {
    let english = formatter(.full, units: [.minute])
    english.includesApproximationPhrase = true
    english.includesTimeRemainingPhrase = true
    #expect(english.string(from: 300) == "About 5 minutes remaining")
    english.includesApproximationPhrase = false
    #expect(english.string(from: 300) == "5 minutes remaining")
    let german = formatter(.full, "de_DE", units: [.minute])
    german.includesTimeRemainingPhrase = true
    #expect(german.string(from: 300) == "5 Minuten")
  }
}
