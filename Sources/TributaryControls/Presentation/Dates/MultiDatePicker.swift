@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import Foundation
import TributaryGeometry

/// A control that picks several days of a calendar.
///
/// > Source: conformance DATE-11.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let bounds: DateBounds
  let label: Label
  @State private var page = 0
  /// The date whose month the pages count from, once something was picked.
  @State private var base: Date?
  @Environment(\.dateWords) private var words

  nonisolated init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// A picker of days.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateBounds(), label())
  }

  /// A picker of days in a range, whose end is not one of them.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(least: bounds.lowerBound, most: bounds.upperBound.addingTimeInterval(-1)), label())
  }

  /// A picker of days from a date on.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(least: bounds.lowerBound), label())
  }

  /// A picker of days before a date, which is not one of them.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateBounds(most: bounds.upperBound.addingTimeInterval(-1)), label())
  }
}

extension MultiDatePicker: View, NamedComposite {
  public var body: some View {
    // What time it is, once: a month is no clock.
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

  /// What was picked that means a day.
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
  /// A picker of days, with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateBounds(), Text(titleKey))
  }

  /// A picker of days in a range, whose end is not one of them, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A picker of days from a date on, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A picker of days before a date, which is not one of them, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}
