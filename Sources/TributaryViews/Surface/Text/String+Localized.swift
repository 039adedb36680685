#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// Creates a text that is to be translated, which Foundation makes on Apple's systems.
    ///
    /// It is what was written: here nothing is translated, as the keys of ``Text`` are not.
    ///
    /// - Parameters:
    ///   - table: The file with the translations.
    ///   - bundle: Where that file is.
    ///   - locale: How numbers are written.
    ///   - comment: What translators are told.
    public init(
      localized keyAndValue: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = keyAndValue
    }
  }
#endif
