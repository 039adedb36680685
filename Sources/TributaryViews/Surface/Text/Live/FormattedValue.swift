@_spi(Engine) import TributaryEngine
package import TributaryGeometry

/// A value of a text in a format that depends on the locale, calendar, and time zone of the environment.
///
/// The client's code in the format runs when the value is created. It runs again only in an environment that differs
/// from the default one.
package struct FormattedValue: Equatable, @unchecked Sendable {
  /// The text in the default environment.
  package let standard: String
  private let source: any Formatting

  package init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let source = Source(input: input, format: format)
    self.source = source
    standard = source.text(in: EnvironmentValues())
  }

  /// Returns the text in an environment.
  func text(in environment: EnvironmentValues) -> String {
    environment.formatsLikeDefault ? standard : source.text(in: environment)
  }

  package static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    a.standard == b.standard && a.source.isEqual(to: b.source)
  }

  /// A value and its format.
  private struct Source<F: FormatStyle>: Formatting where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func text(in environment: EnvironmentValues) -> String {
      let format = format.locale(environment.locale)
      return (Self.dated(format, in: environment) as? F ?? format).format(input)
    }

    /// Returns a format of dates with the calendar and time zone of the environment, unless it has its own; `nil` for
    /// other formats.
    private static func dated(_ format: F, in environment: EnvironmentValues) -> Any? {
      if var format = format as? Date.FormatStyle {
        if format.calendar == .autoupdatingCurrent { format.calendar = environment.calendar }
        if format.timeZone == .autoupdatingCurrent { format.timeZone = environment.timeZone }
        return format
      }
      if var format = format as? Date.IntervalFormatStyle {
        if format.calendar == .autoupdatingCurrent { format.calendar = environment.calendar }
        if format.timeZone == .autoupdatingCurrent { format.timeZone = environment.timeZone }
        return format
      }
      return nil
    }

    func isEqual(to other: any Formatting) -> Bool {
      guard let other = other as? Self else { return false }
      return input == other.input && format == other.format
    }
  }
}

/// A value and its format, without their types.
private protocol Formatting {
  func text(in environment: EnvironmentValues) -> String
  func isEqual(to other: any Formatting) -> Bool
}

extension EnvironmentValues {
  /// Whether formats have the same result as in the default environment.
  fileprivate var formatsLikeDefault: Bool {
    let standard = EnvironmentValues()
    return locale == standard.locale && calendar == standard.calendar && timeZone == standard.timeZone
  }
}
