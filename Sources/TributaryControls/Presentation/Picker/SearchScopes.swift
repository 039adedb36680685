@_spi(Engine) public import TributaryEngine
import TributaryGeometry

extension View {
  /// Lets the user say where to look, of several places, in a line below the field of the search inside this view, while there
  /// is something to look for.
  ///
  /// - Parameters:
  ///   - scope: The place that is chosen: the tag of one of the views.
  ///   - scopes: A view with a tag for each place.
  ///
  /// > Source: conformance SEARCH-01.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets the user say where to look, of several places, in a line below the field of the search inside this view.
  ///
  /// - Parameter activation: When that is offered.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }
}

/// Hands the choice of places to the search inside.
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

extension SearchScopesModifier: ViewModifier, FrameworkComposite {
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
