public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A control that selects a date, a time, or both.
///
/// The environment determines calendar, time zone, and locale, so that the output is the same on every machine. A
/// selection outside the range is displayed as the nearest date in the range, and is not written back.
///
/// > Source: conformance DATE-01 to DATE-08.
public struct DatePicker<Label: View> {
  /// The components of a date that can be selected.
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
        label: .init(part: ControlPart(label, of: Self.self)), selection: selection, minimumDate: bounds.least,
        maximumDate: bounds.most, displayedComponents: components))
  }
}

extension DatePicker {
  /// Creates a picker for any date.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected date.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  ///   - label: The views that describe the picker.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(), displayedComponents, label())
  }

  /// Creates a picker for dates in a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  ///   - label: The views that describe the picker.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(least: range.lowerBound, most: range.upperBound), displayedComponents, label())
  }

  /// Creates a picker for dates from a lower bound.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  ///   - label: The views that describe the picker.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(least: range.lowerBound), displayedComponents, label())
  }

  /// Creates a picker for dates through an upper bound.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  ///   - label: The views that describe the picker.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(most: range.upperBound), displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title for any date.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the selected date.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(titleKey))
  }

  /// Creates a picker with a title for any date.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the selected date.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(titleResource))
  }

  /// Creates a picker with a title for dates in a range.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a title for dates in a range.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }

  /// Creates a picker with a title for dates from a lower bound.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a title for dates from a lower bound.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }

  /// Creates a picker with a title for dates through an upper bound.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker with a title for dates through an upper bound.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }

  /// Creates a picker with a title for any date.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - selection: A binding to the selected date.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateBounds(), displayedComponents, Text(title))
  }

  /// Creates a picker with a title for dates in a range.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a title for dates from a lower bound.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker with a title for dates through an upper bound.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - selection: A binding to the selected date.
  ///   - range: The range of dates that the user can select.
  ///   - displayedComponents: The components that the picker displays: the date, the time, or both.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// The components of a date that can be selected.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Year, month, and day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// The range of dates that can be selected.
struct DateBounds: Equatable {
  var least: Date?
  var most: Date?

  /// Returns the nearest date within the bounds, or the lower bound if the range is empty.
  func nearest(to date: Date) -> Date {
    if let least, date < least { return least }
    if let most, date > most { return max(most, least ?? most) }
    return date
  }

  /// Returns whether any time of a day is within the bounds.
  func holds(dayOf date: Date, in calendar: Calendar) -> Bool {
    guard let day = calendar.dateInterval(of: .day, for: date) else { return false }
    if let least, day.end <= least { return false }
    if let most, day.start > most { return false }
    return true
  }
}
