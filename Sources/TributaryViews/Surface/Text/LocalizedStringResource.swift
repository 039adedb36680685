@_spi(Engine) import TributaryEngine
public import Foundation

/// A text that is looked up where it is shown. Foundation has no such type on this platform.
///
/// Texts are shown as they are written, as those of ``LocalizedStringKey`` are.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text as it is written.
  public let key: String
  /// The table that the text would be looked up in.
  public var table: String?
  /// The language that the text would be shown in.
  public var locale: Locale

  /// Creates a text as it is written.
  public init(
    _ key: String, defaultValue: String? = nil, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.key = defaultValue ?? key
    self.table = table
    self.locale = locale
  }

  /// Creates a text as it is written.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Text {
  /// Creates a text that is looked up where it is shown: as it is written.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}

extension String {
  /// Creates the text of a resource: as it is written.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension LocalizedStringKey {
  /// Creates the key of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(resource.key) }
}
