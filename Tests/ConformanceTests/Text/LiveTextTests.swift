import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Texts that depend on the current time.
@MainActor @Suite struct LiveTextTests {
  /// 14 November 2023, 22:13:20 in Greenwich.
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func host<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost<V> {
    let host = ViewHost(size: CGSize(width: 400, height: 200), content: content)
    host.startDate = Self.start
    host.environment.textMeasurer = FixedTextMeasurer()
    host.update()
    return host
  }

  private func shown(_ seconds: Double, _ style: Text.DateStyle) -> String {
    host { Text(Self.start.addingTimeInterval(seconds), style: style) }.lines.joined()
  }

  @Test(.claim("TEXT-43")) func `Date and time styles follow the environment`() {
    expect(shown(0, .date), equals: "November 14, 2023")
    // Foundation inserts a narrow space before AM or PM.
    expect(shown(0, .time).filter { $0.isASCII && $0 != " " }, equals: "10:13PM")
    let german = host {
      VStack {
        Text(Self.start, style: .date)
        Text("Am \(Self.start, style: .date) um \(Self.start, style: .time)")
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 7_200) ?? .gmt)
    }
    expect(german.lines.prefix(4), equals: ["15. November 2023", "Am ", "15. November 2023", " um "])
    #expect(german.lines.last?.hasSuffix("0:13") == true)
  }

  @Test(.claim("TEXT-44")) func `The relative style shows two units`() {
    expect(shown(8_580, .relative), equals: "2 hours, 23 minutes")
    expect(shown(-8_580, .relative), equals: "2 hours, 23 minutes")
    expect(shown(61, .relative), equals: "1 minute, 1 second")
    expect(shown(-3_600, .relative), equals: "1 hour")
    expect(shown(0, .relative), equals: "0 seconds")
  }

  @Test(.claim("TEXT-45")) func `The offset style shows one unit with a sign`() {
    expect(shown(8_580, .offset), equals: "+2 hours")
    expect(shown(-8_000_000, .offset), equals: "-3 months")
    expect(shown(-59, .offset), equals: "-59 seconds")
  }

  @Test(.claim("TEXT-46")) func `Timers follow the clock of the host`() {
    let timers = host {
      VStack {
        Text(Self.start.addingTimeInterval(2), style: .timer)
        Text(timerInterval: Self.start...Self.start.addingTimeInterval(3))
        Text(timerInterval: Self.start...Self.start.addingTimeInterval(3), countsDown: false)
      }
    }
    play(
      timers,
      "| lines = 0:02 / 0:03 / 0:00",
      "wait 0.5 | lines = 0:02 / 0:03 / 0:00",
      "wait 0.5 | lines = 0:01 / 0:02 / 0:01",
      "wait 3 | lines = 0:02 / 0:00 / 0:03")
    // The steps do not matter.
    let other = host { Text(Self.start.addingTimeInterval(100), style: .timer) }
    for _ in 0..<30 { other.advance(by: 0.1) }
    expect(other.lines, equals: ["1:37"])
  }

  @Test(.claim("TEXT-47")) func `A timer stops at its pause`() {
    let end = Self.start.addingTimeInterval(4_500)
    let timers = host {
      VStack {
        Text(timerInterval: Self.start...end, pauseTime: Self.start.addingTimeInterval(10))
        Text(timerInterval: Self.start...end, showsHours: false)
      }
    }
    expect(timers.lines, equals: ["1:15:00", "75:00"])
    play(timers, "wait 60 | lines = 1:14:50 / 74:00")
  }

  @Test func `A live text causes a frame only when its string changes`() {
    let host = host { Text(Self.start.addingTimeInterval(-7_200), style: .relative) }
    expect(host.lines, equals: ["2 hours"])
    let report = host.advance(by: 59)
    expect(report.counts.measurements, equals: 0)
    play(host, "wait 1 | lines = 2 hours, 1 minute")
  }

  @Test func `A removed live text schedules no update`() {
    struct Screen: View {
      var isShown = true
      var body: some View {
        VStack { if isShown { Text(LiveTextTests.start.addingTimeInterval(90), style: .timer) } else { Text("gone") } }
      }
    }
    let host = ViewHost(size: CGSize(width: 400, height: 200)) { Screen() }
    host.startDate = Self.start
    host.update()
    host.content.isShown = false
    play(host, "update; wait 2 | lines = gone")
    #expect(host.core.clock.deadlines.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e18, 1e11])
  func `Unrepresentable dates are clamped`(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let host = host {
      VStack {
        ForEach([Text.DateStyle.date, .time, .relative, .offset, .timer], id: \.self) { Text(date, style: $0) }
        Text(timerInterval: min(date, Self.start)...max(date, Self.start))
      }
    }
    play(host, "wait 2 | diagnostics =")
  }
}
