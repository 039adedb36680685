@_spi(Engine) public import TributaryEngine
import TributaryGeometry

extension View {
  /// Adds a picker of search scopes below the field of the inner search. The picker is displayed while the query is not
  /// empty.
  ///
  /// - Parameters:
  ///   - scope: The selected scope: the tag of one of the views.
  ///   - scopes: A view with a tag for each scope.
  ///
  /// > Source: conformance SEARCH-01.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds a picker of search scopes below the field of the inner search.
  ///
  /// - Parameters:
  ///   - scope: A binding to the selected scope.
  ///   - activation: The condition under which the picker is displayed.
  ///   - scopes: The options of the picker, each with a tag.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }
}

/// A modifier that passes the picker of scopes to the inner search.
private struct SearchScopesModifier<V: Hashable, S: View> {
  let scope: Binding<V>
  let activation: SearchScopeActivation
  let scopes: S

  nonisolated init(scope: Binding<V>, activation: SearchScopeActivation, scopes: S) {
    self.scope = scope
    self.activation = activation
    self.scopes = scopes
  }
}

extension SearchScopesModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content.environment(
      \.searchScopes,
      SearchScopesChoice(
        view: AnyView(
          partOfControl: Picker(selection: scope) {
            scopes
          } label: {
            EmptyView()
          }
          .pickerStyle(.segmented)),
        activation: activation))
  }
}
