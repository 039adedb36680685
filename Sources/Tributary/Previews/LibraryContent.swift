public import TributaryEngine
import TributaryControls
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
