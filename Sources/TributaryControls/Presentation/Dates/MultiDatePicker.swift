import TributaryAnimation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import Foundation
import TributaryGeometry

/// A control that selects several days in a calendar.
///
/// > Source: conformance DATE-11.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let bounds: DateBounds
  let label: Label
  @State private var page = 0
  /// The date to whose month `page` is relative; `nil` before the first selection.
  @State private var base: Date?
  @Environment(\.dateFormatting) private var words

  nonisolated init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// Creates a picker for days.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days, as date components.
  ///   - label: The views that describe the picker.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateBounds(), label())
  }

  /// Creates a picker for days in a range, which excludes its upper bound.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days, as date components.
  ///   - bounds: The range of days that the user can select.
  ///   - label: The views that describe the picker.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(least: bounds.lowerBound, most: bounds.upperBound.addingTimeInterval(-1)), label())
  }

  /// Creates a picker for days from a lower bound.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days, as date components.
  ///   - bounds: The range of days that the user can select.
  ///   - label: The views that describe the picker.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(least: bounds.lowerBound), label())
  }

  /// Creates a picker for days before an upper bound.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected days, as date components.
  ///   - bounds: The range of days that the user can select.
  ///   - label: The views that describe the picker.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(most: bounds.upperBound.addingTimeInterval(-1)), label())
  }
}

extension MultiDatePicker: View, NamedComposite {
  public var body: some View {
    // The current date is read once, because the month does not follow the clock.
    TimelineView(.explicit([])) { context in
      let start = base ?? first ?? bounds.nearest(to: context.date)
      LabeledInColumns(label) { month(from: start) }
    }
  }

  private var first: Date? { selection.wrappedValue.compactMap { words.calendar.date(from: $0) }.min() }

  private func month(from start: Date) -> some View {
    MonthPage(
      words: words, month: words.calendar.date(byAdding: .month, value: page, to: start) ?? start, page: $page,
      isPicked: { picked($0) != nil }, isEnabled: { bounds.holds(dayOf: $0, in: words.calendar) }, hasFocus: false
    ) { day in
      base = start
      toggle(day)
    }
  }

  /// Returns the selected components that represent a day, or `nil` if the day is not selected.
  private func picked(_ day: Date) -> DateComponents? {
    selection.wrappedValue.first { components in
      words.calendar.date(from: components).map { words.calendar.isDate($0, inSameDayAs: day) } ?? false
    }
  }

  private func toggle(_ day: Date) {
    if let known = picked(day) {
      selection.wrappedValue.remove(known)
    } else {
      selection.wrappedValue.insert(words.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title for days.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the selected days, as date components.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateBounds(), Text(titleKey))
  }

  /// Creates a picker with a title for days.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the selected days, as date components.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateBounds(), Text(titleResource))
  }

  /// Creates a picker with a title for days in a range, which excludes its upper bound.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the selected days, as date components.
  ///   - bounds: The range of days that the user can select.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title for days in a range, which excludes its upper bound.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the selected days, as date components.
  ///   - bounds: The range of days that the user can select.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }

  /// Creates a picker with a title for days from a lower bound.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the selected days, as date components.
  ///   - bounds: The range of days that the user can select.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title for days from a lower bound.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the selected days, as date components.
  ///   - bounds: The range of days that the user can select.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }

  /// Creates a picker with a title for days before an upper bound.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the selected days, as date components.
  ///   - bounds: The range of days that the user can select.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker with a title for days before an upper bound.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the selected days, as date components.
  ///   - bounds: The range of days that the user can select.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }
}
