@_spi(Engine) import TributaryEngine
public import Foundation

/// A reference to a localizable text, for platforms whose Foundation does not provide this type.
///
/// The text is displayed unchanged, as with ``LocalizedStringKey``.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text, which is displayed unchanged.
  public let key: String
  /// The name of the string table. The value has no effect.
  public var table: String?
  /// The locale of the text. The value has no effect.
  public var locale: Locale

  /// Creates a resource that displays the default value, or the key if no default value is given.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text that is displayed; `nil` for the key.
  ///   - table: The name of the string table. The value has no effect.
  ///   - locale: The locale. The value has no effect.
  ///   - bundle: The bundle of the string table. The value has no effect.
  ///   - comment: A comment for translators. The value has no effect.
  public init(
    _ key: String, defaultValue: String? = nil, table: String? = nil, locale: Locale = .current, bundle: Bundle = .main,
    comment: StaticString? = nil
  ) {
    self.key = defaultValue ?? key
    self.table = table
    self.locale = locale
  }

  /// Creates a resource that displays a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

/// An interpolated resource, as in `Text("Hello, \(resource)")`, displays its text.
extension LocalizedStringResource: CustomStringConvertible {
  /// The text of the resource.
  public var description: String { key }
}

extension Text {
  /// Creates a text view that displays the text of a resource unchanged.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(content: resource.key, form: .localizable) }
}

extension String {
  /// Creates a string with the text of a resource, unchanged.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension LocalizedStringKey {
  /// Creates a key with the text of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(resource.key) }
}

#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// Creates a localized string, for platforms whose Foundation does not provide this initializer.
    ///
    /// The string equals its key, since Tributary has no string tables; see ``Text``.
    ///
    /// - Parameters:
    ///   - keyAndValue: The string.
    ///   - table: The name of the string table. The value has no effect.
    ///   - bundle: The bundle of the string table. The value has no effect.
    ///   - locale: The locale of numbers. The value has no effect.
    ///   - comment: A comment for translators. The value has no effect.
    public init(
      localized keyAndValue: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = keyAndValue
    }
  }
#endif
