@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

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
