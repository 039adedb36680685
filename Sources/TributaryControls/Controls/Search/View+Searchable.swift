@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

extension View {
  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  ///
  /// - Parameter isPresented: Is true from when the field has the focus until the search is ended; written, it does either.
  ///
  /// > Source: conformance SEARCH-05.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt, isPresented: isPresented))
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  ///
  /// - Parameter isPresented: Is true from when the field has the focus until the search is ended; written, it does either.
  ///
  /// > Source: conformance SEARCH-05.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  ///
  /// - Parameter isPresented: Is true from when the field has the focus until the search is ended; written, it does either.
  ///
  /// > Source: conformance SEARCH-05.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  ///
  /// - Parameter suggestions: What the user may choose: an older form of `searchSuggestions`.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt)).searchSuggestions(suggestions)
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  ///
  /// - Parameter suggestions: What the user may choose: an older form of `searchSuggestions`.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt))).searchSuggestions(suggestions)
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  ///
  /// - Parameter suggestions: What the user may choose: an older form of `searchSuggestions`.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol, V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt))).searchSuggestions(suggestions)
  }
}

/// Where the field of a search stands. There is one place here: above what is searched.
public struct SearchFieldPlacement: Sendable {
  /// Above what is searched.
  public static let automatic = SearchFieldPlacement()
  /// Above what is searched.
  public static let toolbar = SearchFieldPlacement()
  /// Above what is searched.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// Above what is searched.
  public static let sidebar = SearchFieldPlacement()
  /// Above what is searched.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Whether the field of a search stays in sight.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// As the system has it: here it stays.
    case automatic
    /// It stays.
    case always
  }

  /// Above what is searched, always in sight.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}
