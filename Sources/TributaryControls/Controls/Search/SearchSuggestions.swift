@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// The placement of the suggestions of a search. Suggestions are always placed below the field.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  let value: UInt8

  /// Below the field.
  public static let automatic = SearchSuggestionsPlacement(value: 0)
  /// In a menu below the field.
  public static let menu = SearchSuggestionsPlacement(value: 1)
  /// In the searched content, where no suggestions are displayed.
  public static let content = SearchSuggestionsPlacement(value: 2)

  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu below the field.
    public static let menu = Set(rawValue: 1)
    /// In the searched content.
    public static let content = Set(rawValue: 2)
  }
}

extension EnvironmentValues {
  /// The placement of the suggestions of a search, which is always below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

extension View {
  /// Sets the suggestions of the inner search, which are displayed below its field while the field has focus.
  ///
  /// The suggestions are a list in front of the searched content. The user can choose those with `searchCompletion`.
  /// Choosing a suggestion or pressing Escape hides the list until the text changes.
  ///
  /// > Source: conformance SEARCH-02 to SEARCH-04, SEARCH-08.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Shows or hides the suggestions of the searches inside this view.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hidesSearchSuggestions) { isHidden in
      if placements.contains(.menu) { isHidden = visibility == .hidden }
    }
  }
}

/// A suggested token.
struct SuggestedToken {
  let id: AnyHashable
}

/// The list of suggestions below the field of a search.
struct SuggestionList: View, BuiltInComposite {
  let tokens: SearchTokens?
  let views: AnyView?
  let search: Search

  var body: some View {
    Group(subviews: rows) { rows in
      if !rows.isEmpty {
        VStack(alignment: .leading, spacing: 6) { ForEach(rows) { $0 } }
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.background)
          .overlay { Rectangle().strokeBorder(.separator).allowsHitTesting(false) }
      }
    }
    .environment(\.search, search)
  }

  @ViewBuilder
  private var rows: some View {
    if let tokens {
      ForEach(tokens.suggested) { token in
        token.label.modifier(
          SearchCompletionModifier(completion: .token(SuggestedToken(id: token.id), id: token.id)))
      }
    }
    if let views { views }
  }
}
