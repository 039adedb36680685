import TributaryControls
public import TributaryEngine
import TributaryHost
import TributaryViews

/// Views and modifiers that an editor would offer. No editor asks here.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The views that are offered.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// The type of view that modifiers are offered for.
  associatedtype ModifierBase = Any

  /// The modifiers that are offered, on a view.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Builds a list of items out of those that a closure lists.
@resultBuilder
public enum LibraryContentBuilder {
  /// A view as an item.
  public static func buildExpression<Content: View>(_ content: @autoclosure @escaping () -> Content) -> LibraryItem {
    LibraryItem(content())
  }

  /// An item.
  public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }

  /// The items, in their order.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

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
