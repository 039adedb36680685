@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A modifier that adds a search field to a view.
///
///     │ ⌕ token ✕ text                ✕ │
///     │ scopes                          │
///     │ ┌ suggestions ────────────────┐ │  in front of the searched view
struct SearchModifier {
  let text: Binding<String>
  let prompt: Text
  var isPresented: Binding<Bool>?
  var tokens: SearchTokens?
  @FocusState private var isFocused: Bool
  @FocusState private var isInSuggestions: Bool
  @State private var suggestions: [SearchSuggestion] = []
  @State private var chosen: RetainedIdentity?
  /// The query for which the suggestions were dismissed.
  @State private var settled: String?
  @OwnedObject private var search = Search()
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var views
  @Environment(\.hidesSearchSuggestions) private var hidesSuggestions
  @Environment(\.searchFocus) private var outerFocus
  @Environment(\.searchSubmitAction) private var submit

  nonisolated init(
    text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>? = nil, tokens: SearchTokens? = nil
  ) {
    self.text = text
    self.prompt = prompt ?? Text(verbatim: "Search")
    self.isPresented = isPresented
    self.tokens = tokens
  }
}

extension SearchModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    search.text = text
    search.choose = choose
    search.end = end
    return VStack(spacing: 0) {
      field.padding(8)
      if let scopes, !text.wrappedValue.isEmpty || scopes.activation.kind == .onPresentation && isSearching {
        scopes.view.padding([.horizontal, .bottom], 8)
      }
      content
        .environment(\.searchScopes, nil)
        .environment(\.searchSuggestions, nil)
        .environment(\.searchFocus, [])
        .environment(\.isSearching, isSearching)
        .environment(\.dismissSearch, DismissSearchAction(search: search))
        .overlay(alignment: .top) {
          if suggests {
            SuggestionList(tokens: suggestedTokens, views: views, search: search)
              .environment(\.chosenSuggestion, chosen)
              .focused($isInSuggestions)
              .onPreferenceChange(SearchSuggestionsKey.self) { suggestions = $0 }
          }
        }
    }
    .modifier(SearchPresentation(isPresented: isPresented, isFocused: $isFocused, isEmpty: isEmpty, end: end))
  }

  private var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.all.isEmpty ?? true }

  private var isSearching: Bool { isFocused || isInSuggestions || !isEmpty }

  private var suggests: Bool {
    guard isFocused || isInSuggestions, settled != text.wrappedValue, !hidesSuggestions else { return false }
    return views != nil || suggestedTokens != nil
  }

  /// The suggested tokens that are not in the field; `nil` while the query is not empty.
  private var suggestedTokens: SearchTokens? {
    tokens.flatMap { $0.suggested.isEmpty || !text.wrappedValue.isEmpty ? nil : $0 }
  }

  // MARK: Field

  @MainActor private var field: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      if let tokens {
        ForEach(tokens.all) { token in
          SearchTokenView(label: token.label) { tokens.remove(token.id) }
        }
      }
      outerFocus.reduce(AnyView(partOfControl: line)) { $1.apply($0) }
      if !isEmpty {
        Button {
          clear()
        } label: {
          Image(systemName: "xmark.circle.fill")
        }
        .accessibilityLabel("Clear")
      }
    }
  }

  @MainActor private var line: some View {
    TextField(text: text, prompt: prompt) { prompt }
      .environment(\.submitAction, submit)
      .focused($isFocused)
      .onKeyPress(keys: [.upArrow, .downArrow, .return, .escape, .delete]) { press in
        press.modifiers.isEmpty ? handle(press.key) : .ignored
      }
  }

  private func handle(_ key: KeyEquivalent) -> KeyPress.Result {
    switch key {
    case .delete:
      guard text.wrappedValue.isEmpty, let tokens, let last = tokens.all.last else { return .ignored }
      tokens.remove(last.id)
    case .downArrow where suggests: move(by: 1)
    case .upArrow where suggests: move(by: -1)
    case .return where suggests:
      guard let suggestion = suggestions.first(where: { $0.id == chosen }) else { return .ignored }
      choose(suggestion.completion)
    case .escape where suggests: settle()
    case .escape: end()
    default: return .ignored
    }
    return .handled
  }

  /// Moves the selection among the suggestions, and stops at the ends.
  private func move(by step: Int) {
    let index = suggestions.firstIndex { $0.id == chosen }
    let next = index.map { $0 + step } ?? (step > 0 ? 0 : suggestions.count - 1)
    if suggestions.indices.contains(next) { chosen = suggestions[next].id }
  }

  private func choose(_ completion: SearchCompletion) {
    switch completion {
    case .text(let new): text.wrappedValue = new
    case .token(let token as SuggestedToken, _): tokens?.addSuggested(token.id)
    case .token(let token, _):
      if tokens?.add(token) ?? false { text.wrappedValue = "" }
    }
    settle()
    isFocused = true
  }

  private func settle() {
    settled = text.wrappedValue
    chosen = nil
  }

  private func clear() {
    text.wrappedValue = ""
    for token in tokens?.all ?? [] { tokens?.remove(token.id) }
  }

  private func end() {
    clear()
    settled = nil
    chosen = nil
    if isFocused { isFocused = false }
    if isInSuggestions { isInSuggestions = false }
    if isPresented?.wrappedValue ?? false { isPresented?.wrappedValue = false }
  }
}

/// A token in a search field, with a Remove button.
private struct SearchTokenView {
  let label: AnyView
  let remove: () -> Void
}

extension SearchTokenView: View, BuiltInComposite {
  var body: some View {
    HStack(spacing: 4) {
      label.lineLimit(1).fixedSize()
      Button {
        remove()
      } label: {
        Image(systemName: "xmark")
      }
      .buttonStyle(.plain).accessibilityLabel("Remove")
    }
    .padding(.horizontal, 6)
    .background(AnyShapeStyle(.tint).opacity(0.2), in: Capsule())
  }
}

/// A modifier that synchronizes a binding with the presentation of a search.
///
/// The binding is true from the time when the field receives focus until the search ends. Writing it focuses the field
/// or ends the search.
private struct SearchPresentation {
  let isPresented: Binding<Bool>?
  let isFocused: FocusState<Bool>.Binding
  let isEmpty: Bool
  let end: () -> Void
}

extension SearchPresentation: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .onChange(of: isFocused.wrappedValue) { _, isFocused in
        guard let isPresented else { return }
        if isFocused != isPresented.wrappedValue, isFocused || isEmpty { isPresented.wrappedValue = isFocused }
      }
      .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { old, new in
        if new, !isFocused.wrappedValue { isFocused.wrappedValue = true }
        if old, !new, isFocused.wrappedValue || !isEmpty { end() }
      }
  }
}
