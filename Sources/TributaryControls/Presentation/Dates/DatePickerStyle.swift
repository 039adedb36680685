public import Foundation
import TributaryContainers
@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A type that defines the appearance and the interaction of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the view that represents a date picker; the view writes `configuration.selection`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of the date pickers in this view.
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

/// The properties of a date picker.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public struct Label {
    let part: ControlPart
  }

  /// The label of the date picker.
  public let label: Label
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest date; `nil` for no limit.
  public let minimumDate: Date?
  /// The latest date; `nil` for no limit.
  public let maximumDate: Date?
  /// The components that can be selected.
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

extension DatePickerStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

extension DatePickerStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(DefaultDatePickerStyle()) {
    $0.makeBody(configuration: $1)
  }
}

/// The default date picker style, which equals ``CompactDatePickerStyle``.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A date picker style with a label and buttons, which open popovers with a calendar or the components of a time.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a compact style.
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

/// A date picker style with a calendar of the month and the components of a time below it.
///
/// The label is displayed only in the columns of a form.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a graphical style.
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

/// A date picker style with a label and the components of date and time, each with a stepper.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a wheel style.
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

/// A date picker style with a label and the components of date and time, each with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates a stepper field style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// A date picker style with a label and the components of date and time, each with a stepper.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates a field style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePickerStyle().makeBody(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default date picker style, which equals ``CompactDatePickerStyle``.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker style with buttons, which open a calendar or the components of a time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A date picker style with a calendar of the month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A date picker style with the components of date and time, each with a stepper.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A date picker style with the components of date and time, each with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A date picker style with the components of date and time, each with a stepper.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
