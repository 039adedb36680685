public import Foundation
@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// How date pickers look, and what picks.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a date picker gives to its style.
  typealias Configuration = DatePickerStyleConfiguration

  /// The view of a date picker; it writes `configuration.selection`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the look of the date pickers in this view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  var datePickerStyle: ControlStyle<DatePickerStyleConfiguration> {
    get { self[ControlStyleKey<DatePickerStyleConfiguration>.self] }
    set { self[ControlStyleKey<DatePickerStyleConfiguration>.self] = newValue }
  }
}

/// What a date picker gives to its style.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public struct Label {
    let part: ControlPart
  }

  /// The label, as its owner wrote it.
  public let label: Label
  /// The date that is picked.
  @Binding public var selection: Date
  /// The earliest date; `nil` for none.
  public let minimumDate: Date?
  /// The latest date; `nil` for none.
  public let maximumDate: Date?
  /// The parts that can be picked.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  var bounds: DateBounds { DateBounds(least: minimumDate, most: maximumDate) }
}

extension DatePickerStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension DatePickerStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// The style of date pickers where none is set: that of ``CompactDatePickerStyle``.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A label and buttons that say what is picked, and open a calendar or the parts of a time beside them.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// A label and buttons.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledDateParts(configuration: configuration) {
      if configuration.displayedComponents.contains(.date) { CompactDatePart(configuration, part: .date) }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        CompactDatePart(configuration, part: .hourAndMinute)
      }
    }
  }
}

/// A calendar of the month, and the parts of a time below. The label is seen in the columns of a form only.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// A calendar of the month.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledInColumns(configuration.label) {
      VStack(alignment: .leading, spacing: 8) {
        if configuration.displayedComponents.contains(.date) {
          MonthView(selection: configuration.$selection, bounds: configuration.bounds)
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          TimeParts(selection: configuration.$selection, bounds: configuration.bounds)
        }
      }
    }
  }
}

/// A label and the parts of date and time, each with a button to count up and one to count down.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// A label and the parts.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledDateParts(configuration: configuration) {
      if configuration.displayedComponents.contains(.date) {
        DateParts(selection: configuration.$selection, bounds: configuration.bounds)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        TimeParts(selection: configuration.$selection, bounds: configuration.bounds)
      }
    }
  }
}

/// A label and the parts of date and time, each with a button to count up and one to count down.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// A label and the parts.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A label and the parts of date and time, each with a button to count up and one to count down.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// A label and the parts.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePickerStyle().makeBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style where none is set.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons that open a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of the month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The parts of date and time, to be counted up and down.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The parts of date and time, to be counted up and down.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The parts of date and time, to be counted up and down.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
