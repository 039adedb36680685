@_spi(Engine) package import TributaryEngine

/// The action for a double press on list rows, or for Return with selected rows.
package final class RowAction {
  /// A closure that returns the action for values, or `nil` if the selection is of another type.
  var perform: ([AnyHashable], ListSelection) -> (() -> Void)? = { _, _ in nil }
  /// The action of an outer view, for selections of other types.
  package var outer: RowAction?

  package init() {}

  /// Sets the action for values of a type.
  package func set<V: Hashable>(_ action: ((Set<V>) -> Void)?) {
    perform = { values, selection in
      guard let action, selection.isOf(V.self) else { return nil }
      return { action(Set(values.compactMap { $0.base as? V })) }
    }
  }

  /// Returns the action for values of a selection, or `nil` if there is none.
  func action(for values: [AnyHashable], of selection: ListSelection) -> (() -> Void)? {
    perform(values, selection) ?? outer?.action(for: values, of: selection)
  }
}

private struct RowActionKey: EnvironmentKey {
  static var defaultValue: RowAction? { nil }
}

extension EnvironmentValues {
  package var rowAction: RowAction? {
    get { self[RowActionKey.self] }
    set { self[RowActionKey.self] = newValue }
  }
}
