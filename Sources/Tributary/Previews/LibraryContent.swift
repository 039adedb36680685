import TributaryControls
public import TributaryEngine
import TributaryHost
import TributaryViews

/// A type that provides views and modifiers for the library of an editor. Tributary has no editor that reads them.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The views of the library.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// The type of view to which the modifiers apply.
  associatedtype ModifierBase = Any

  /// Returns the modifiers of the library, applied to a view.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A result builder that combines library items.
@resultBuilder
public enum LibraryContentBuilder {
  /// Returns a library item for a view.
  public static func buildExpression<Content: View>(_ content: @autoclosure @escaping () -> Content) -> LibraryItem {
    LibraryItem(content())
  }

  /// Returns a library item unchanged.
  public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }

  /// Returns the items in order.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// A view or a modifier in the library of an editor.
public struct LibraryItem {
  /// The title of the item.
  public let title: String?

  /// Creates an item for a view with an optional title.
  ///
  /// - Parameters:
  ///   - snippet: The view to insert. The closure is never called.
  ///   - visible: Whether the library shows the item.
  ///   - title: The title in the library, or `nil` for the name of the view.
  ///   - category: The category of the item in the library.
  ///   - matchingSignature: The signature that completion matches, or `nil` for that of the view.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {
    self.title = title
  }

  /// A category of library items.
  public struct Category: Hashable, Sendable {
    private let name: String

    /// The category of effects.
    public static let effect = Category(name: "effect")
    /// The category of layout containers.
    public static let layout = Category(name: "layout")
    /// The category of controls.
    public static let control = Category(name: "control")
    /// The category of all other items.
    public static let other = Category(name: "other")
  }
}
