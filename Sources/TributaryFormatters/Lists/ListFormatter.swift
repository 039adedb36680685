#if !canImport(Darwin)
  public import Foundation

  /// A formatter that joins the items of a list with the separators and the conjunction of a locale.
  ///
  /// Two items in English are "A and B", three are "A, B, and C".
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale of the separators and of numbers.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the items.
    ///
    /// Without one, strings are unchanged, numbers have the format of the locale, and other values have their
    /// descriptions.
    open var itemFormatter: Formatter?

    /// Creates a formatter for the current locale.
    public override init() { super.init() }

    /// Returns `nil`: archives of formatters are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns the strings joined in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
    }

    /// Returns the joined items.
    ///
    /// - Returns: `nil` if the item formatter cannot format one of the items.
    open func string(from items: [Any]) -> String? {
      var texts: [String] = []
      for item in items {
        guard let text = text(of: item) else { return nil }
        texts.append(text)
      }
      return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Returns the joined elements of an array, or `nil` for any other value.
    open override func string(for obj: Any?) -> String? {
      (obj as? [Any]).flatMap(string(from:))
    }

    private func text(of item: Any) -> String? {
      if let itemFormatter { return itemFormatter.string(for: item) }
      if let string = item as? String { return string }
      if let number = item as? NSNumber, !(item is Bool) {
        return number.description(withLocale: locale ?? .autoupdatingCurrent)
      }
      return String(describing: item)
    }
  }
#endif
