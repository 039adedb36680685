@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// What a suggestion of a search stands for.
enum SearchCompletion {
  /// What is to be looked for.
  case text(String)
  /// A thing that goes into the field, by its id.
  case token(Any, id: AnyHashable)
}

extension SearchCompletion: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): a == b
    case (.token(_, let a), .token(_, let b)): a == b
    default: false
    }
  }
}

/// A suggestion on its way to the search that keys choose it in.
struct SearchSuggestion: Equatable {
  let id: ObjectIdentifier
  let completion: SearchCompletion
}

/// The preference by which suggestions travel to the search around, in view order.
struct SearchSuggestionsKey: PreferenceKey {
  static var defaultValue: [SearchSuggestion] { [] }

  static func reduce(value: inout [SearchSuggestion], nextValue: () -> [SearchSuggestion]) { value += nextValue() }
}

extension View {
  /// Makes this view one of the suggestions of a search that stands for a text: chosen, by a press or by the arrow keys and
  /// Return in the field, it is what is looked for.
  ///
  /// > Source: conformance SEARCH-03.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Makes this view one of the suggestions of a search that stands for a token, which goes into the field when it is chosen.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token, id: token.id)))
  }
}

/// Lets a view be chosen, in a search.
struct SearchCompletionModifier {
  let completion: SearchCompletion
  @Environment(\.search) private var search
  @Environment(\.chosenSuggestion) private var chosen
  @OwnedObject private var owner = SuggestionOwner()

  nonisolated init(completion: SearchCompletion) { self.completion = completion }
}

/// Who makes a suggestion: nothing but its identity counts.
private final class SuggestionOwner {}

extension SearchCompletionModifier: ViewModifier, FrameworkComposite {
  @ViewBuilder
  func body(content: Content) -> some View {
    if let search {
      let id = ObjectIdentifier(owner)
      Button {
        search.choose(completion)
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .background(AnyShapeStyle(.tint).opacity(chosen == id ? 0.3 : 0))
      .preference(key: SearchSuggestionsKey.self, value: [SearchSuggestion(id: id, completion: completion)])
    } else {
      content
    }
  }
}
