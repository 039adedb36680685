public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A control that picks a date, a time, or both.
///
/// Calendar, time zone and locale are those of the environment, so that a picture is the same on every machine. What lies
/// outside of a range is shown as the nearest date within, and is not written back.
///
/// > Source: conformance DATE-01 to DATE-08.
public struct DatePicker<Label: View> {
  /// The parts of a date that are chosen.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let bounds: DateBounds
  let components: Components
  let label: Label
  @Environment(\.datePickerStyle) private var style

  nonisolated init(_ selection: Binding<Date>, _ bounds: DateBounds, _ components: Components, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }
}

extension DatePicker: View, NamedComposite {
  public var body: some View {
    style.body(
      for: DatePickerStyleConfiguration(
        label: .init(part: ControlPart(label)), selection: selection, minimumDate: bounds.least,
        maximumDate: bounds.most, displayedComponents: components))
  }
}

extension DatePicker {
  /// A picker of any date.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }

  /// A picker of dates in a range.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(least: range.lowerBound, most: range.upperBound), displayedComponents, label())
  }

  /// A picker of dates from one on.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(least: range.lowerBound), displayedComponents, label())
  }

  /// A picker of dates up to one.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(most: range.upperBound), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
  }

  /// A picker of dates in a range, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker of dates from one on, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker of dates up to one, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker of any date, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(title))
  }

  /// A picker of dates in a range, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A picker of dates from one on, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A picker of dates up to one, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// The parts of a date that can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// The dates that can be picked.
struct DateBounds: Equatable {
  var least: Date?
  var most: Date?

  /// The nearest date within the bounds; the least where they exclude each other.
  func nearest(to date: Date) -> Date {
    if let least, date < least { return least }
    if let most, date > most { return max(most, least ?? most) }
    return date
  }

  /// Whether any time of a day can be picked.
  func holds(dayOf date: Date, in calendar: Calendar) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
    if let least, day.end <= least { return false }
    if let most, day.start > most { return false }
    return true
  }
}
