@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import Foundation
import TributaryGeometry

/// Hour and minute, each with a button to count up and one to count down.
struct TimeParts {
  let selection: Binding<Date>
  let bounds: DateBounds
  @Environment(\.dateWords) private var words

  init(selection: Binding<Date>, bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
  }
}

extension TimeParts: View, FrameworkComposite {
  var body: some View {
    let picked = bounds.nearest(to: selection.wrappedValue)
    DateLine(hasLabel: false, isLeading: true) {
      Text(verbatim: words.time(picked)).fixedSize()
      DateStepper(selection: selection, bounds: bounds, unit: .hour, calendar: words.calendar)
      DateStepper(selection: selection, bounds: bounds, unit: .minute, calendar: words.calendar)
    }
  }
}

/// Year, month and day, each with a button to count up and one to count down: three views.
struct DateParts {
  let selection: Binding<Date>
  let bounds: DateBounds
  @Environment(\.dateWords) private var words

  init(selection: Binding<Date>, bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
  }
}

extension DateParts: View, FrameworkComposite {
  @ViewBuilder var body: some View {
    let picked = bounds.nearest(to: selection.wrappedValue)
    part(words.monthName(picked), .month)
    part(words.day(picked), .day)
    part(words.year(picked), .year)
  }

  private func part(_ text: String, _ unit: Calendar.Component) -> some View {
    HStack(spacing: 4) {
      Text(verbatim: text)
      DateStepper(selection: selection, bounds: bounds, unit: unit, calendar: words.calendar)
    }
    .fixedSize()
  }
}

/// Counts one part of a date up and down, as far as the bounds go.
struct DateStepper {
  let selection: Binding<Date>
  let bounds: DateBounds
  let unit: Calendar.Component
  let calendar: Calendar
}

extension DateStepper: View, FrameworkComposite {
  var body: some View {
    Stepper {
      EmptyView()
    } onIncrement: {
      step(1)
    } onDecrement: {
      step(-1)
    }
    .labelsHidden()
  }

  private func step(_ count: Int) {
    let picked = bounds.nearest(to: selection.wrappedValue)
    guard let date = calendar.date(byAdding: unit, value: count, to: picked) else { return }
    let new = bounds.nearest(to: date)
    if new != selection.wrappedValue { selection.wrappedValue = new }
  }
}
