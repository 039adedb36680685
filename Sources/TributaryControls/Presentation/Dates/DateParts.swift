import Foundation
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The hour and the minute of a date, each with a stepper.
struct TimeParts {
  let selection: Binding<Date>
  let bounds: DateBounds
  @Environment(\.dateFormatting) private var words

  init(selection: Binding<Date>, bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
  }
}

extension TimeParts: View, BuiltInComposite {
  var body: some View {
    let picked = bounds.nearest(to: selection.wrappedValue)
    DateLine(hasLabel: false, isLeading: true) {
      Text(verbatim: words.time(picked)).fixedSize()
      DateStepper(selection: selection, bounds: bounds, unit: .hour, calendar: words.calendar)
      DateStepper(selection: selection, bounds: bounds, unit: .minute, calendar: words.calendar)
    }
  }
}

/// The year, the month, and the day of a date, each with a stepper, as three views.
struct DateParts {
  let selection: Binding<Date>
  let bounds: DateBounds
  @Environment(\.dateFormatting) private var words

  init(selection: Binding<Date>, bounds: DateBounds) {
    self.selection = selection
    self.bounds = bounds
  }
}

extension DateParts: View, BuiltInComposite {
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

/// A stepper for one component of a date, within bounds.
struct DateStepper {
  let selection: Binding<Date>
  let bounds: DateBounds
  let unit: Calendar.Component
  let calendar: Calendar
}

extension DateStepper: View, BuiltInComposite {
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

/// A button that displays the selected date or time, and opens a popover to change it.
struct CompactDatePart {
  let selection: Binding<Date>
  let bounds: DateBounds
  let part: DatePickerComponents
  @State private var isOpen = false
  @Environment(\.dateFormatting) private var words

  init(_ configuration: DatePickerStyleConfiguration, part: DatePickerComponents) {
    selection = configuration.$selection
    bounds = configuration.bounds
    self.part = part
  }
}

extension CompactDatePart: View, BuiltInComposite {
  var body: some View {
    let shown = bounds.nearest(to: selection.wrappedValue)
    Button(part == .date ? words.date(shown) : words.time(shown)) { isOpen.toggle() }
      .buttonStyle(.bordered)
      .foregroundColor(nil)
      .controlPopover(isPresented: $isOpen) {
        Group {
          if part == .date {
            MonthView(selection: selection, bounds: bounds)
          } else {
            TimeParts(selection: selection, bounds: bounds)
          }
        }
        .padding(12)
      }
  }
}

/// The label of a date picker and its parts at the two ends of a line.
struct LabeledDateParts<Parts: View> {
  let configuration: DatePickerStyleConfiguration
  let parts: Parts
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isInColumns) private var isInColumns

  init(configuration: DatePickerStyleConfiguration, @ViewBuilder parts: () -> Parts) {
    self.configuration = configuration
    self.parts = parts()
  }
}

extension LabeledDateParts: View, BuiltInComposite {
  var body: some View {
    isInColumns
      ? AnyView(
        partOfControl: LabelBeside(configuration.label) { DateLine(hasLabel: false, isLeading: true) { parts } })
      : AnyView(partOfControl: line)
  }

  private var line: some View {
    DateLine(hasLabel: !areLabelsHidden) {
      if !areLabelsHidden { ZStack { configuration.label } }
      parts
    }
  }
}
