@_spi(Engine) package import TributaryEngine
package import Foundation

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
      format.localized(in: environment).format(input)
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

extension FormatStyle {
  /// Returns this format with the locale of an environment. A format of dates also receives the calendar and the time
  /// zone, unless it has its own.
  package func localized(in environment: EnvironmentValues) -> Self {
    let format = locale(environment.locale)
    if var dates = format as? Date.FormatStyle {
      if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
      return dates as? Self ?? format
    }
    if var dates = format as? Date.IntervalFormatStyle {
      if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
      if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
      return dates as? Self ?? format
    }
    return format
  }
}
