import TributaryAnimation
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A run of text that depends on the current time, on the locale, calendar, and time zone, or on the formatting
/// definition of the environment.
package enum LiveText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case span(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  indirect case formatted(FormattedValue)
  /// A run of an attributed string, whose content never changes. `shown` contains the attributes that its traits
  /// represent, unless they are those of the string.
  case attributed(AttributeContainer, shown: AttributeContainer?)

  /// Whether the run is the same at any time without a formatting definition.
  fileprivate var isAttributedAsWritten: Bool {
    if case .attributed(_, nil) = self { true } else { false }
  }

  /// The difference by which two dates may deviate because of rounding, in seconds.
  private static let tolerance = 1e-3

  /// Returns the text at a time; `nil` for content that never changes.
  package func string(in environment: EnvironmentValues, at now: Date) -> String? {
    switch self {
    case .date(let date, let style):
      let date = date.usable
      switch style.kind {
      case .date: return Self.format(environment, date: .long, time: .omitted).format(date)
      case .time: return Self.format(environment, date: .omitted, time: .shortened).format(date)
      case .timer: return Self.clock(Self.distance(to: date, from: now).seconds, showsHours: true)
      case .relative: return DateDistance(to: date, seconds: Self.distance(to: date, from: now)).text(environment, 2)
      case .offset:
        let distance = Self.distance(to: date, from: now)
        return (distance.isAhead ? "+" : "-") + DateDistance(to: date, seconds: distance).text(environment, 1)
      }
    case .span(let dates):
      let style = Date.IntervalFormatStyle(
        date: nil, time: .shortened, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone)
      let start = dates.lowerBound.usable
      return style.format(start..<max(start, dates.upperBound.usable))
    case .timer(_, _, let countsDown, let showsHours):
      let shown = Self.seconds(timer(at: now), countsDown: countsDown)
      return Self.clock(shown, showsHours: showsHours)
    case .formatted(let value): return value.text(in: environment)
    case .attributed: return nil
    }
  }

  /// Returns the time until the text changes, in seconds; `nil` if it never changes.
  package func nextChange(at now: Date) -> Double? {
    switch self {
    case .span, .formatted, .attributed: return nil
    case .date(let date, let style):
      guard [.timer, .relative, .offset].contains(style.kind) else { return nil }
      let distance = date.usable.timeIntervalSince(now)
      let (shown, isAhead) = Self.distance(to: date.usable, from: now)
      let step: Double =
        if style.kind == .timer || shown < 3_600 { 1 } else if shown < 86_400 { 60 } else { 3_600 }
      if isAhead {
        let target = step == 1 ? shown - 1 : (shown / step).rounded(.down) * step - 1
        return max(distance - target, Self.tolerance)
      }
      return max(((shown / step).rounded(.down) + 1) * step + distance, Self.tolerance)
    case .timer(let interval, let pause, let countsDown, _):
      let (lower, upper) = (interval.lowerBound.usable, interval.upperBound.usable)
      let end = min(upper, pause?.usable ?? upper)
      if now < lower { return lower.timeIntervalSince(now) + (countsDown ? Self.tolerance : 1) }
      guard now < end else { return nil }
      let time = timer(at: now)
      let shown = Self.seconds(time, countsDown: countsDown)
      return max(countsDown ? time - (shown - 1) : shown + 1 - time, Self.tolerance)
    }
  }

  /// Returns the value of the timer, in seconds.
  private func timer(at now: Date) -> Double {
    guard case .timer(let interval, let pause, let countsDown, _) = self else { return 0 }
    let (lower, upper) = (interval.lowerBound.usable, interval.upperBound.usable)
    let time = min(max(min(now, pause?.usable ?? now), lower), upper)
    return countsDown ? upper.timeIntervalSince(time) : time.timeIntervalSince(lower)
  }

  /// Returns whole seconds: remaining time is rounded up, elapsed time down.
  private static func seconds(_ time: Double, countsDown: Bool) -> Double {
    max(0, countsDown ? (time - tolerance).rounded(.up) : (time + tolerance).rounded(.down))
  }

  private static func distance(to date: Date, from now: Date) -> (seconds: Double, isAhead: Bool) {
    let distance = date.timeIntervalSince(now)
    let isAhead = distance > tolerance
    return (seconds(abs(distance), countsDown: isAhead), isAhead || abs(distance) <= tolerance)
  }

  private static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let whole = Int(seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (whole / 60, whole % 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
  }

  private static func format(
    _ environment: EnvironmentValues, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }
}

/// The distance from now to a date, in years, months, days, hours, minutes, and seconds of a calendar.
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

  /// Returns the largest nonzero units, such as `2 hours, 23 minutes`.
  ///
  /// - Parameter count: The maximum number of units. Units with the value 0 are omitted.
  func text(_ environment: EnvironmentValues, _ count: Int) -> String {
    guard environment.locale.language.languageCode?.identifier ?? "en" == "en" else {
      // For other languages, Foundation formats the duration in weeks and smaller units.
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

/// The nodes of a host with a text that changes at a later time.
///
/// Invariant: a node waits for at most one time, and a removed node is not updated.
///
/// By construction: each node has one entry, whose deadline is canceled when it is replaced, and the handle of a
/// removed node resolves to `nil`.
package final class LiveTexts: HostFeature {
  package static let slot = FeatureSlot()

  private var deadlines: [NodeHandle: DeadlineQueue.ID] = [:]

  package init(of host: ViewGraph) {}

  /// Schedules an update of a node after a given number of seconds on the host's clock; cancels the update for `nil`.
  func wait(_ node: ItemNode, for seconds: Double?) {
    if seconds == nil, deadlines.isEmpty { return }
    let host = node.host
    let handle = host.handles.handle(for: node)
    if let old = deadlines.removeValue(forKey: handle) { host.clock.deadlines.cancel(old) }
    guard let seconds else { return }
    let due = UncheckedSendableClosure { [weak host, weak self] in
      self?.deadlines[handle] = nil
      host?.handles.node(for: handle)?.asItem?.needsReading()
    }
    deadlines[handle] = host.clock.deadlines.add(at: host.time + seconds) { due.run() }
    // A live session recomputes its wake-up time with the next frame.
    host.requestFrame()
  }
}

extension Text {
  /// Returns this text with the content of its time-dependent runs at a time, and with the attributes that the
  /// formatting definition of the environment allows.
  package func resolved(in environment: EnvironmentValues, at now: Date) -> Text {
    guard let attributes, attributes.isLive else { return self }
    let rules = environment.formattingRules
    let old = attributes.runs
    if rules == nil, old.allSatisfy({ $0.live?.isAttributedAsWritten ?? true }) { return self }
    let runs = old.map { run in
      var run = run
      if case .attributed(let container, let shown) = run.live {
        let new = rules?.shown(container)
        run.traits.replace(TextTraits(shown ?? container), by: TextTraits(new ?? container))
        run.live = .attributed(container, shown: new)
      } else if let text = run.live?.string(in: environment, at: now) {
        run.content = text
      }
      return run
    }
    return Text(
      content: runs.shownContent,
      attributes: TextAttributes(traits: attributes.traits, runs: runs, isLocalizable: attributes.isLocalizable))
  }

  /// Whether the content depends on the environment or on the current time.
  package var isLive: Bool { attributes?.isLive ?? false }

  /// Returns the content of this text in the environment of a node, at the current date of the node's host.
  package func content(in environment: EnvironmentValues, of host: ViewGraph) -> String {
    isLive ? resolved(in: environment, at: HostMainQueue.of(host).date).content : content
  }

  /// Returns the concatenation of several texts, separated by a comma.
  static func list(_ texts: [Text]) -> Text {
    guard let first = texts.first else { return Text(verbatim: "") }
    return texts.dropFirst().reduce(first) { $0 + Text(verbatim: ", ") + $1 }
  }

  /// Returns the time until the text changes, in seconds; `nil` if it never changes.
  func nextChange(at now: Date) -> Double? {
    attributes?.runs.compactMap { $0.live?.nextChange(at: now) }.min()
  }
}
