@_spi(Engine) public import TributaryEngine
public import Foundation

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
