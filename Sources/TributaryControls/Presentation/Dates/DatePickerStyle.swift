@_spi(Engine) public import TributaryEngine

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
