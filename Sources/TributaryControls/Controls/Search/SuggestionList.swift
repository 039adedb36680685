@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

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
