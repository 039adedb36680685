@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// The interface of a search for the views inside it, as of the last evaluation of the modifier that displays its
/// field.
final class Search {
  /// The query.
  var text: Binding<String>?
  /// A closure that applies a suggestion.
  var choose: (SearchCompletion) -> Void = { _ in }
  /// A closure that clears the field and removes its focus.
  var end: () -> Void = {}
}

/// An action that ends a search: it clears the field and removes its focus.
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
  static var defaultValue: RetainedIdentity? { nil }
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
  /// The search for which these views are suggestions.
  var search: Search? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// The suggestion that is selected with the arrow keys.
  var chosenSuggestion: RetainedIdentity? {
    get { self[ChosenSuggestionKey.self] }
    set { self[ChosenSuggestionKey.self] = newValue }
  }

  /// The picker of the scopes of the inner search.
  var searchScopes: SearchScopesChoice? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// The suggestions of the inner search.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsViewKey.self] }
    set { self[SearchSuggestionsViewKey.self] = newValue }
  }

  /// Whether the suggestions of the inner search are hidden.
  var hidesSearchSuggestions: Bool {
    get { self[HidesSuggestionsKey.self] }
    set { self[HidesSuggestionsKey.self] = newValue }
  }

  /// The focus bindings of the field of the inner search.
  var searchFocus: [SearchFocus] {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// Whether a search is active in the view: the field has focus or is not empty.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the enclosing search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// A focus binding of the field of a search.
struct SearchFocus {
  let apply: (AnyView) -> AnyView
}

extension View {
  /// Binds the focus of the field of the inner search to a Boolean value.
  ///
  /// Setting the value moves the focus.
  ///
  /// > Source: conformance SEARCH-05.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocus { AnyView($0.focused(binding)) }
  }

  /// Binds the focus of the field of the inner search to a value. Setting the value moves the focus.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    searchFocus { AnyView($0.focused(binding, equals: value)) }
  }

  private nonisolated func searchFocus(_ apply: @escaping (AnyView) -> AnyView) -> some View {
    transformEnvironment(\.searchFocus) { $0.append(SearchFocus(apply: apply)) }
  }
}

/// The condition under which the scopes of a search are displayed.
public struct SearchScopeActivation: Sendable {
  enum Kind {
    case onText, onPresentation
  }

  let kind: Kind

  /// The scopes are displayed while the query is not empty.
  public static var automatic: SearchScopeActivation { onTextEntry }
  /// The scopes are displayed while the query is not empty.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onText) }
  /// The scopes are displayed while the search is active, which begins when the field receives focus.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onPresentation) }
}

/// The picker of the scopes of a search.
package struct SearchScopesChoice {
  package let view: AnyView
  package let activation: SearchScopeActivation

  package init(view: AnyView, activation: SearchScopeActivation) {
    self.view = view
    self.activation = activation
  }
}
