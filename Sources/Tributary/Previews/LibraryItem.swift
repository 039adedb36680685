/// A view or a modifier that an editor would offer.
public struct LibraryItem {
  /// What it is called.
  public let title: String?

  /// An item for a view, with what it is called.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {
    self.title = title
  }

  /// Where an item is listed.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// Effects.
    public static let effect = Category(name: "effect")
    /// Containers.
    public static let layout = Category(name: "layout")
    /// Controls.
    public static let control = Category(name: "control")
    /// Anything else.
    public static let other = Category(name: "other")
  }
}
