import TributaryDrawing
import TributaryGeometry

/// Where the field of a search stands. There is one place here: above what is searched.
public struct SearchFieldPlacement: Sendable {
  /// Above what is searched.
  public static let automatic = SearchFieldPlacement()
  /// Above what is searched.
  public static let toolbar = SearchFieldPlacement()
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

extension View {
  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt ?? Text(verbatim: "Search")))
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field above this view, in which the user says what to look for; looking is up to the owner of the text.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// A view with a field for what to look for in it.
struct SearchModifier {
  let text: Binding<String>
  let prompt: Text
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSubmitAction) private var submit

  nonisolated init(text: Binding<String>, prompt: Text) {
    self.text = text
    self.prompt = prompt
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField(text: text, prompt: prompt) { prompt }.environment(\.submitAction, submit)
        if !text.wrappedValue.isEmpty {
          Button {
            text.wrappedValue = ""
          } label: {
            Image(systemName: "xmark.circle.fill")
          }
          .accessibilityLabel("Clear")
        }
      }
      .padding(8)
      if let scopes, !text.wrappedValue.isEmpty { scopes.padding([.horizontal, .bottom], 8) }
      content
        .environment(\.searchScopes, nil)
        .environment(\.isSearching, !text.wrappedValue.isEmpty)
        .environment(\.dismissSearch, DismissSearchAction(text: text))
    }
  }
}

/// Ends a search: takes the text out of its field.
public struct DismissSearchAction {
  let text: Binding<String>?

  /// Ends the search.
  @MainActor @preconcurrency
  public func callAsFunction() { text?.wrappedValue = "" }
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(text: nil) }
}

extension EnvironmentValues {
  /// The choice of the places in which the search inside looks.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  /// Whether the user looks for something in the view.
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
