@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// Where suggestions of a search stand. There is one place here: below its field.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  let value: UInt8

  /// Below the field.
  public static let automatic = SearchSuggestionsPlacement(value: 0)
  /// In a menu below the field.
  public static let menu = SearchSuggestionsPlacement(value: 1)
  /// In what is searched: no place of suggestions here.
  public static let content = SearchSuggestionsPlacement(value: 2)

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu below the field.
    public static let menu = Set(rawValue: 1)
    /// In what is searched.
    public static let content = Set(rawValue: 2)
  }
}

extension EnvironmentValues {
  /// Where the suggestions of a search stand: below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

extension View {
  /// Suggests what to look for, in the search inside this view: views below its field while that has the focus. Those with
  /// `searchCompletion` can be chosen.
  ///
  /// They are a list in front of what is searched. Choosing one, or Escape, takes the list away until the text changes.
  ///
  /// > Source: conformance SEARCH-02 to SEARCH-04.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Hides the suggestions of the searches inside this view, or not.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hidesSearchSuggestions) { isHidden in
      if placements.contains(.menu) { isHidden = visibility == .hidden }
    }
  }
}

/// One of the things that a search suggests by itself.
struct SuggestedToken {
  let id: AnyHashable
}

/// The suggestions of a search below its field.
struct SuggestionList: View, FrameworkComposite {
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
