@_spi(Engine) package import TributaryEngine

/// What happens when rows of a list are pressed twice, or chosen and Return is pressed.
package final class RowAction {
  /// The action for values; `nil` if the selection is of values of another type.
  var perform: ([AnyHashable], ListSelection) -> (() -> Void)? = { _, _ in nil }
  /// What is done for values of other types.
  package var outer: RowAction?

  package init() {}

  /// Performs an action for values of a type.
  package func set<V: Hashable>(_ action: ((Set<V>) -> Void)?) {
    perform = { values, selection in
      guard let action, selection.isOf(V.self) else { return nil }
      return { action(Set(values.compactMap { $0.base as? V })) }
    }
  }

  /// The action for values of a selection; `nil` if there is none.
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

/// What happens beside the choice when a press chooses a row of a list.
final class RowChoice {
  var perform: @MainActor () -> Void = {}
}

private struct RowChoiceKey: EnvironmentKey {
  static var defaultValue: RowChoice? { nil }
}

extension EnvironmentValues {
  var rowChoice: RowChoice? {
    get { self[RowChoiceKey.self] }
    set { self[RowChoiceKey.self] = newValue }
  }
}
