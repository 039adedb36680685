package import Foundation
import TributaryGeometry

/// A value in a text with its format, whose locale is that of the environment.
///
/// > Source: conformance TEXT-75.
package class FormattedValue: Equatable, @unchecked Sendable {
  fileprivate init() {}

  /// Returns the value in the format of a locale.
  package func string(in locale: Locale) -> String { "" }

  fileprivate func isEqual(to other: FormattedValue) -> Bool { false }

  package static func == (a: FormattedValue, b: FormattedValue) -> Bool { a === b || a.isEqual(to: b) }

  /// Returns the value with its format; `nil` if the format has a custom locale, or none.
  ///
  /// A format does not expose its locale. The locale is the current one if setting that changes nothing.
  static func following<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> FormattedValue?
  where F.FormatInput: Equatable, F.FormatOutput == String {
    guard format.locale(.autoupdatingCurrent) == format || format.locale(.current) == format else { return nil }
    return format.locale(example) == format ? nil : TypedFormattedValue(input, format)
  }

  /// A locale that no format has by default.
  private static let example = Locale(identifier: "mul")
}

/// A value of a particular type with its format.
private final class TypedFormattedValue<F: FormatStyle>: FormattedValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
    super.init()
  }

  override func string(in locale: Locale) -> String { format.locale(locale).format(input) }

  override func isEqual(to other: FormattedValue) -> Bool {
    guard let other = other as? TypedFormattedValue else { return false }
    return input == other.input && format == other.format
  }
}
