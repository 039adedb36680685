@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The result of choosing a suggestion of a search.
enum SearchCompletion {
  /// A text that becomes the query.
  case text(String)
  /// A token that is added to the field, with its identifier.
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

/// A search suggestion, which the keys of the search field select.
struct SearchSuggestion: Equatable {
  let id: RetainedIdentity
  let completion: SearchCompletion
}

/// The preference that passes suggestions to the enclosing search, in view order.
struct SearchSuggestionsKey: PreferenceKey {
  static var defaultValue: [SearchSuggestion] { [] }

  static func reduce(value: inout [SearchSuggestion], nextValue: () -> [SearchSuggestion]) { value += nextValue() }
}

extension View {
  /// Makes this view a search suggestion that replaces the query with a text.
  ///
  /// The user chooses it with a press, or with the arrow keys and Return in the field.
  ///
  /// > Source: conformance SEARCH-03.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Makes this view a search suggestion that adds a token to the field.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token, id: token.id)))
  }
}

/// A modifier that makes a view selectable as a suggestion in a search.
struct SearchCompletionModifier {
  let completion: SearchCompletion
  @Environment(\.search) private var search
  @Environment(\.chosenSuggestion) private var chosen
  @OwnedObject private var owner = SuggestionOwner()

  nonisolated init(completion: SearchCompletion) { self.completion = completion }
}

/// An object whose identity identifies a suggestion.
private final class SuggestionOwner {}

extension SearchCompletionModifier: ViewModifier, BuiltInComposite {
  @ViewBuilder
  func body(content: Content) -> some View {
    if let search {
      let id = RetainedIdentity(owner)
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

/// The identity of an object that the holder keeps alive, so that no other object can have the same address.
struct RetainedIdentity: Hashable {
  private let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  static func == (a: RetainedIdentity, b: RetainedIdentity) -> Bool { a.object === b.object }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
