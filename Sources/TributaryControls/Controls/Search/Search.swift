@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A search, as the views in it know it: what the modifier that shows its field lets them do, as of its last evaluation.
final class Search {
  /// What is looked for.
  var text: Binding<String>?
  /// Takes what a suggestion stands for.
  var choose: (SearchCompletion) -> Void = { _ in }
  /// Takes everything out of the field, and the focus from it.
  var end: () -> Void = {}
}

/// Ends a search: takes what is looked for out of its field, and the focus from it.
public struct DismissSearchAction {
  let search: Search?

  /// Ends the search.
  @MainActor @preconcurrency
  public func callAsFunction() { search?.end() }
}

private struct SearchKey: EnvironmentKey {
  static var defaultValue: Search? { nil }
}

private struct ChosenSuggestionKey: EnvironmentKey {
  static var defaultValue: ObjectIdentifier? { nil }
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopesChoice? { nil }
}

private struct SearchSuggestionsViewKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct HidesSuggestionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: [SearchFocus] { [] }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(search: nil) }
}

extension EnvironmentValues {
  /// The search whose suggestions these views are.
  var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// The suggestion that the arrow keys have come to.
  var chosenSuggestion: ObjectIdentifier? {
    get { self[ChosenSuggestionKey.self] }
    set { self[ChosenSuggestionKey.self] = newValue }
  }

  /// The choice of the places in which the search inside looks.
  var searchScopes: SearchScopesChoice? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// What the search inside suggests.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsViewKey.self] }
    set { self[SearchSuggestionsViewKey.self] = newValue }
  }

  /// Whether the search inside keeps its suggestions to itself.
  var hidesSearchSuggestions: Bool {
    get { self[HidesSuggestionsKey.self] }
    set { self[HidesSuggestionsKey.self] = newValue }
  }

  /// What follows the focus of the field of the search inside.
  var searchFocus: [SearchFocus] {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// Whether the user looks for something in the view: the field has the focus, or something in it.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// What ends the search around the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// What follows the focus of the field of a search.
struct SearchFocus {
  let apply: (AnyView) -> AnyView
}

extension View {
  /// Ties a value to whether the field of the search inside this view has the focus: it follows the focus, and moves it when
  /// written.
  ///
  /// > Source: conformance SEARCH-05.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocus { AnyView($0.focused(binding)) }
  }

  /// Makes the field of the search inside this view stand for a value that follows the focus, and that moves it when written.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    searchFocus { AnyView($0.focused(binding, equals: value)) }
  }

  private nonisolated func searchFocus(_ apply: @escaping (AnyView) -> AnyView) -> some View {
    transformEnvironment(\.searchFocus) { $0.append(SearchFocus(apply: apply)) }
  }
}

/// When the choice of the places of a search is offered.
public struct SearchScopeActivation: Sendable {
  enum Kind {
    case onText, onPresentation
  }

  let kind: Kind

  /// While there is something to look for.
  public static var automatic: SearchScopeActivation { onTextEntry }
  /// While there is something to look for.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onText) }
  /// While the user looks for something: from when the field has the focus.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onPresentation) }
}

/// The choice of the places in which a search looks.
package struct SearchScopesChoice {
  package let view: AnyView
  package let activation: SearchScopeActivation

  package init(view: AnyView, activation: SearchScopeActivation) {
    self.view = view
    self.activation = activation
  }
}
