import Foundation
import Testing
import TributaryControls
import TributaryEngine
import TributaryViews
import TributaryHost

/// Texts that display a value in a format.
@MainActor @Suite struct FormattedTextTests {
  /// 14 November 2023, 22:13:20 in Greenwich.
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)
  private static let german = Locale(identifier: "de_DE")

  private func lines<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(400, 200) { VStack { content() } }.lines.map { line in
      // Foundation inserts narrow and unbreakable spaces.
      String(line.map { $0.isWhitespace ? " " : $0 })
    }
  }

  @Test(.claim("TEXT-76")) func `Formatted values follow the locale`() {
    let values = VStack {
      Text(1234.5, format: .number)
      Text(0.25, format: .percent)
      Text(9.5, format: .currency(code: "EUR"))
      Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR")))
      Text("\(1234.5, format: .number)")
      LabeledContent("Size", value: 1234.5, format: .number)
    }
    expect(lines { values }, equals: ["1,234.5", "25%", "€9.50", "1,234.5", "1,234.5", "Size", "1,234.5"])
    expect(
      lines { values.environment(\.locale, Self.german) },
      equals: ["1.234,5", "25 %", "9,50 €", "1.234,5", "1.234,5", "Size", "1.234,5"])
  }

  @Test(.claim("TEXT-77")) func `Formatted dates follow the locale and the time zone`() {
    let tokyo = TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt
    let time = Date.FormatStyle(timeZone: tokyo).hour(.twoDigits(amPM: .omitted)).minute()
    let dates = VStack {
      Text(Self.start, format: .dateTime.year().month().day())
      Text(Self.start, format: .dateTime.day().month(.wide))
      Text(Self.start, format: time)
    }
    expect(lines { dates }, equals: ["Nov 14, 2023", "November 14", "07:13"])
    expect(
      lines {
        dates.environment(\.locale, Self.german).environment(\.timeZone, TimeZone(secondsFromGMT: 7_200) ?? .gmt)
      }, equals: ["15. Nov. 2023", "15. November", "07:13"])
  }

  @Test func `A change of the locale, of the value, and of the format shows in the same text`() {
    let host = settledHost(400, 100) { Switching().accessibilityIdentifier("text") }
    expect(host.lines, equals: ["1,234.5"])
    host.environment.locale = Self.german
    host.update()
    expect(host.lines, equals: ["1.234,5"])
    play(host, "tap text | lines = 1.235,50")
    host.environment.locale = Locale(identifier: "en_US")
    play(host, "update | lines = 1,235.50")
  }

  private struct Switching: View {
    @State private var value = 1234.5

    var body: some View {
      Text(value, format: value > 1235 ? .number.precision(.fractionLength(2)) : .number)
        .onTapGesture { value += 1 }
    }
  }

  @Test func `Equal values in equal formats are equal texts`() {
    expect(Text(1, format: .number), equals: Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    // The results are equal here, and differ in other environments.
    #expect(Text(1, format: .number) != Text(1.0, format: .number))
    #expect(Text(1, format: .number) != Text(1, format: .number.grouping(.never)))
    #expect(Text(1, format: .number) != Text(verbatim: "1"))
  }

  @Test func `A format of client code runs once in the default environment`() {
    let calls = Calls()
    let format = Counting(calls: calls)
    let host = settledHost(100, 100) { Text(7, format: format) }
    #expect(host.lines == ["seven"] && calls.count == 1)
    host.environment.locale = Self.german
    host.update()
    #expect(host.lines == ["seven"] && calls.count == 2)
  }

  private final class Calls: @unchecked Sendable {
    var count = 0
  }

  private struct Counting: FormatStyle, @unchecked Sendable {
    let calls: Calls

    func format(_ value: Int) -> String {
      calls.count += 1
      return "seven"
    }

    init(calls: Calls) { self.calls = calls }
    init(from decoder: any Decoder) { calls = Calls() }
    func encode(to encoder: any Encoder) {}
    static func == (a: Self, b: Self) -> Bool { a.calls === b.calls }
    func hash(into hasher: inout Hasher) {}
  }
}
