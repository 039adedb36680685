@_spi(Engine) public import TributaryEngine
import Foundation
import TributaryGeometry

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
