@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import TributaryGeometry

extension ProgressView {
  /// A bar that is filled as time goes by, on the clock of the host, with a label above and another one below.
  ///
  /// - Parameters:
  ///   - timerInterval: Before it nothing has gone by, after it all.
  ///   - countsDown: Whether the bar is emptied instead.
  ///
  /// > Source: conformance CONTROL-97.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: Double?.none, label: label, currentValueLabel: currentValueLabel)
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar that is filled as time goes by, with a label above and the time below.
  ///
  /// - Parameters:
  ///   - timerInterval: Before it nothing has gone by, after it all.
  ///   - countsDown: Whether the bar is emptied, and what is left is told.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar that is filled as time goes by, with the time below.
  ///
  /// - Parameters:
  ///   - timerInterval: Before it nothing has gone by, after it all.
  ///   - countsDown: Whether the bar is emptied, and what is left is told.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// How much time of an interval has gone by, or is left.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }
}

extension DefaultDateProgressLabel: View, FrameworkComposite {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// An interval of time that a bar shows.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// How much of it is shown at a time, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let part = (date.timeIntervalSince(interval.lowerBound) / length).orZero.asFraction
    let passed = date >= interval.upperBound ? 1 : part
    return countsDown ? 1 - passed : passed
  }

  /// The dates at which it is shown anew: as often as a bar of 200 points grows by a point, while time goes by.
  var schedule: ProgressSchedule { ProgressSchedule(interval: interval) }
}

/// The dates at which a bar of time is shown anew.
struct ProgressSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>

  /// How often it is shown anew.
  private static let steps = 200

  func entries(from startDate: Date, mode: Mode) -> [Date] {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0, length.isFinite else { return [startDate] }
    let dates = (0...Self.steps).map { step in
      interval.lowerBound.addingTimeInterval(length * Double(step) / Double(Self.steps))
    }
    return [startDate] + dates.filter { $0 > startDate }
  }
}
