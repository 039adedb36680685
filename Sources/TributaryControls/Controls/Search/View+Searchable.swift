@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

extension View {
  /// Adds a search field above this view. The owner of the text performs the search.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays; `nil` for the default text.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  /// Adds a search field above this view. The owner of the text performs the search.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a search field above this view. The owner of the text performs the search.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a search field above this view. The owner of the text performs the search.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a search field above this view, with a binding to its presentation.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - isPresented: Whether the search is active: from the time when the field receives focus until the search ends.
  ///     Setting it starts or ends the search.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays; `nil` for the default text.
  ///
  /// > Source: conformance SEARCH-05.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt, isPresented: isPresented))
  }

  /// Adds a search field above this view, with a binding to its presentation.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - isPresented: Whether the search is active: from the time when the field receives focus until the search ends.
  ///     Setting it starts or ends the search.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///
  /// > Source: conformance SEARCH-05.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// Adds a search field above this view, with a binding to its presentation.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - isPresented: Whether the search is active: from the time when the field receives focus until the search ends.
  ///     Setting it starts or ends the search.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///
  /// > Source: conformance SEARCH-05.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// Adds a search field above this view, with a binding to its presentation.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - isPresented: Whether the search is active: from the time when the field receives focus until the search ends.
  ///     Setting it starts or ends the search.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///
  /// > Source: conformance SEARCH-05.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// Adds a search field with suggestions above this view. Deprecated: use `searchable(text:placement:prompt:)` and
  /// `searchSuggestions(_:)`.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays; `nil` for the default text.
  ///   - suggestions: The views below the field. A view with `searchCompletion(_:)` completes the text on a tap.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt)).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions above this view. Deprecated: use `searchable(text:placement:prompt:)` and
  /// `searchSuggestions(_:)`.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - suggestions: The views below the field. A view with `searchCompletion(_:)` completes the text on a tap.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt))).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions above this view. Deprecated: use `searchable(text:placement:prompt:)` and
  /// `searchSuggestions(_:)`.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - suggestions: The views below the field. A view with `searchCompletion(_:)` completes the text on a tap.
  @_disfavoredOverload
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt))).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions above this view. Deprecated: use `searchable(text:placement:prompt:)` and
  /// `searchSuggestions(_:)`.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - suggestions: The views below the field. A view with `searchCompletion(_:)` completes the text on a tap.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol, V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt))).searchSuggestions(suggestions)
  }
}

/// The placement of the field of a search. The field is always placed above the searched view.
public struct SearchFieldPlacement: Sendable {
  /// Above the searched view.
  public static let automatic = SearchFieldPlacement()
  /// Above the searched view.
  public static let toolbar = SearchFieldPlacement()
  /// Above the searched view.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// Above the searched view.
  public static let sidebar = SearchFieldPlacement()
  /// Above the searched view.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// A mode that determines whether the field of a search remains visible.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// The system default: the field remains visible.
    case automatic
    /// The field remains visible.
    case always
  }

  /// Returns a placement above the searched view, where the field is always visible.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}
