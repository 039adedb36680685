import TributaryAnimation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import TributaryGeometry

extension ProgressView {
  /// Creates a progress view for a time interval on the clock of the host, with a label above and another one below.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval, before which the elapsed fraction is 0, and after which it is 1.
  ///   - countsDown: Whether the bar displays the remaining time.
  ///   - label: The views that describe the task.
  ///   - currentValueLabel: The views that describe the progress.
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
  /// Creates a progress view for a time interval, with a label above and the time below.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval, before which the elapsed fraction is 0, and after which it is 1.
  ///   - countsDown: Whether the bar and the label display the remaining time.
  ///   - label: The views that describe the task.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for a time interval, with the time below.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval, before which the elapsed fraction is 0, and after which it is 1.
  ///   - countsDown: Whether the bar and the label display the remaining time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// A label that displays the elapsed or remaining time of an interval.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }
}

extension DefaultDateProgressLabel: View, BuiltInComposite {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The time interval of a progress view.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Returns the displayed fraction at a date, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let part = (date.timeIntervalSince(interval.lowerBound) / length).orZero.asFraction
    let passed = date >= interval.upperBound ? 1 : part
    return countsDown ? 1 - passed : passed
  }

  /// The dates at which the view is updated, which are sufficient for a bar of 200 points to grow by 1 point at a time.
  var schedule: ProgressSchedule { ProgressSchedule(interval: interval) }
}

/// The dates at which a progress view for a time interval is updated.
struct ProgressSchedule: TimelineSchedule {
  let interval: ClosedRange<Date>

  /// The number of updates.
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
