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
