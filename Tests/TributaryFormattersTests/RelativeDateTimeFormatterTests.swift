import ExpectationTestSupport
import Testing
import TributaryFormatters

struct RelativeDateTimeFormatterTests {
  private func formatter(
    _ locale: String = "en_US", _ dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    _ unitsStyle: RelativeDateTimeFormatter.UnitsStyle = .full
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = .berlin
    formatter.dateTimeStyle = dateTimeStyle
    formatter.unitsStyle = unitsStyle
    return formatter
  }

  @Test func `By default texts have numbers and full names`() {
    expect(RelativeDateTimeFormatter().dateTimeStyle, equals: .numeric)
    expect(RelativeDateTimeFormatter().unitsStyle, equals: .full)
    expect(formatter().localizedString(from: DateComponents(day: -1)), equals: "1 day ago")
    expect(formatter().localizedString(from: DateComponents(day: 1)), equals: "in 1 day")
    expect(formatter("de_DE").localizedString(from: DateComponents(month: -2)), equals: "vor 2 Monaten")
  }

  @Test(arguments: [
    (DateComponents(day: -1), "yesterday", "gestern"), (DateComponents(day: 0), "today", "heute"),
    (DateComponents(day: 1), "tomorrow", "morgen"), (DateComponents(weekOfMonth: 1), "next week", "nächste Woche"),
    (DateComponents(second: 0), "now", "jetzt"), (DateComponents(hour: -3), "3 hours ago", "vor 3 Stunden"),
  ])
  func `The named style uses names where a language has them`(
    components: DateComponents, english: String, german: String
  ) {
    expect(formatter("en_US", .named).localizedString(from: components), equals: english)
    expect(formatter("de_DE", .named).localizedString(from: components), equals: german)
  }

  @Test(arguments: [
    (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago", "vor 2 Monaten"),
    (.spellOut, "two months ago", "vor zwei Monaten"), (.short, "2 mo. ago", "vor 2 Monaten"),
    (.abbreviated, "2mo ago", "vor 2 Monaten"),
  ])
  func `The style of units shortens names or spells numbers out`(
    style: RelativeDateTimeFormatter.UnitsStyle, english: String, german: String
  ) {
    expect(formatter("en_US", .numeric, style).localizedString(from: DateComponents(month: -2)), equals: english)
    // The space after a short German number does not break.
    let text = formatter("de_DE", .numeric, style).localizedString(from: DateComponents(month: -2))
    expect(text.replacing("\u{A0}", with: " "), equals: german)
  }

  @Test func `The largest unit that is not zero is named`() {
    expect(formatter().localizedString(from: DateComponents(year: 0, month: -2, day: 5)), equals: "2 months ago")
    expect(formatter().localizedString(from: DateComponents(year: 0, hour: 0)), equals: "in 0 hours")
    expect(formatter().localizedString(from: DateComponents()), equals: "in 0 seconds")
    expect(formatter().localizedString(from: DateComponents(day: 400)), equals: "in 400 days")
  }

  @Test func `Smaller units are discarded`() {
    expect(formatter().localizedString(fromTimeInterval: -5400), equals: "1 hour ago")
    expect(formatter().localizedString(fromTimeInterval: -119), equals: "1 minute ago")
    expect(formatter().localizedString(fromTimeInterval: 86400 * 15), equals: "in 2 weeks")
  }

  @Test func `Dates are compared in the calendar`() throws {
    let start = try #require(Calendar.berlin.date(from: DateComponents(year: 2024, month: 3, day: 30, hour: 12)))
    // Of 23 hours, because clocks change in this night.
    let end = try #require(Calendar.berlin.date(from: DateComponents(year: 2024, month: 3, day: 31, hour: 12)))
    expect(formatter("en_US", .named).localizedString(for: end, relativeTo: start), equals: "tomorrow")
    expect(formatter("en_US", .named).localizedString(for: start, relativeTo: end), equals: "yesterday")
  }

  @Test func `The position in a sentence determines the capitalization`() {
    let formatter = formatter("en_US", .named)
    formatter.formattingContext = .beginningOfSentence
    expect(formatter.localizedString(from: DateComponents(day: -1)), equals: "Yesterday")
  }

  @Test func `Dates are relative to now, and other values have no text`() {
    expect(formatter("en_US", .named).string(for: Date()), equals: "now")
    expectNil(formatter().string(for: 5))
  }

  @Test func `A time that is not finite has an empty text`() {
    expect(formatter().localizedString(fromTimeInterval: .infinity), equals: "")
    expect(formatter().localizedString(fromTimeInterval: .nan), equals: "")
  }
}
