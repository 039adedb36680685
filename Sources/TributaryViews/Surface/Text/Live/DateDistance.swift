@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// How far a date is from now, in years, months, days, hours, minutes and seconds of a calendar.
struct DateDistance {
  private let date: Date
  private let seconds: Double
  private let isAhead: Bool

  init(to date: Date, seconds: (seconds: Double, isAhead: Bool)) {
    self.date = date
    self.seconds = seconds.seconds
    isAhead = seconds.isAhead
  }

  private static let names = ["year", "month", "day", "hour", "minute", "second"]

  /// The largest units that there are, and the ones below them: `2 hours, 23 minutes`.
  ///
  /// - Parameter count: Of units, at most; one of which there is none is left out.
  func text(_ environment: EnvironmentValues, _ count: Int) -> String {
    guard environment.locale.language.languageCode?.identifier ?? "en" == "en" else {
      // Other languages are told by what knows them, in weeks and smaller units.
      return Duration.seconds(seconds).formatted(
        .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: count)
          .locale(environment.locale))
    }
    let other = date.addingTimeInterval(isAhead ? -seconds : seconds)
    let parts = environment.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: min(date, other), to: max(date, other))
    let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].map { $0 ?? 0 }
    guard let first = numbers.firstIndex(where: { $0 != 0 }) else { return "0 seconds" }
    return (first..<min(first + count, numbers.count)).compactMap { index in
      numbers[index] == 0 ? nil : "\(numbers[index]) \(Self.names[index])\(numbers[index] == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
