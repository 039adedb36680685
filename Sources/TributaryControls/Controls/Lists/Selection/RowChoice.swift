@_spi(Engine) import TributaryEngine

/// The selections of the lists in a column of a split view, which determine whether the next column is shown.
///
/// Invariant: `entries` contains the lists in the column, each with its selection as of its last evaluation.
///
/// Tested by `SplitSelectionTests`.
final class RowChoice {
  /// An action in addition to the selection, which is performed when a row is pressed, or on Return with selected rows.
  var perform: @MainActor () -> Void = {}
  /// A closure that is called after the selection of a list in the column has changed, by code or by input.
  var selectionDidChange: @MainActor (RowChoice, SelectionChangeCause) -> Void = { _, _ in }
  private var entries: [Entry] = []
  /// The values that were selected when a list was last evaluated; `nil` if there was no list.
  private var last: Set<AnyHashable>?

  /// The cause of a call of `selectionDidChange`.
  enum SelectionChangeCause {
    /// The first list of the column has appeared with selected values.
    case appearance
    /// The selected values have changed.
    case change
  }

  /// The selection of a list, which is not retained, and the selected values.
  private struct Entry {
    weak var list: ListColumnNode?
    var selection: ListSelection
    var values: Set<AnyHashable>
  }

  /// Whether no value is selected.
  var isEmpty: Bool { entries.allSatisfy { $0.values.isEmpty } }

  /// Whether a list without selected values is possible. Otherwise the selected values at the start are not a request
  /// to show the next column.
  var canBeEmpty: Bool { entries.contains { $0.selection.canBeEmpty } }

  /// Records the selection of a list.
  ///
  /// - Returns: The cause for a call of `selectionDidChange`; `nil` if the selected values are the same as before, also
  ///   in a list that replaces another one.
  func record(_ selection: ListSelection, _ values: [AnyHashable], of list: ListColumnNode) -> SelectionChangeCause? {
    let values = Set(values)
    let index = entries.firstIndex { $0.list === list }
    let old = index.map { entries[$0].values } ?? last
    if let index {
      entries[index].selection = selection
      entries[index].values = values
    } else {
      entries.append(Entry(list: list, selection: selection, values: values))
    }
    last = values
    guard let old else { return values.isEmpty ? nil : .appearance }
    return old == values ? nil : .change
  }

  /// Removes a list that leaves the column.
  func remove(_ list: ListColumnNode) { entries.removeAll { $0.list === list } }

  /// Deselects all values, after the user has returned to the column.
  func clear() {
    for entry in entries where !entry.values.isEmpty { entry.selection.choose([]) }
  }
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
