@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// The tokens in the field of a search: labels for the elements of a collection.
struct SearchTokens {
  /// A token and its label.
  struct Token: Identifiable {
    let id: AnyHashable
    let label: AnyView
  }

  /// The tokens in the field, in order.
  let all: [Token]
  /// The tokens that are suggested while the field has focus and no text.
  let suggested: [Token]
  /// A closure that removes a token from the field.
  let remove: (AnyHashable) -> Void
  /// A closure that adds a token to the field, and returns whether the value is of the token type.
  let add: (Any) -> Bool
  /// A closure that adds a suggested token to the field.
  let addSuggested: (AnyHashable) -> Void

  init<C: RandomAccessCollection & RangeReplaceableCollection, Label: View>(
    _ tokens: Binding<C>, suggested: C?, @ViewBuilder label: (C.Element) -> Label
  ) where C.Element: Identifiable {
    let isThere = Set(tokens.wrappedValue.map(\.id))
    all = tokens.wrappedValue.map { Token(id: $0.id, label: AnyView(label($0))) }
    let others = suggested?.filter { !isThere.contains($0.id) } ?? []
    self.suggested = others.map { Token(id: $0.id, label: AnyView(label($0))) }
    remove = { id in tokens.wrappedValue.removeAll { AnyHashable($0.id) == id } }
    add = { value in
      guard let token = value as? C.Element else { return false }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
      return true
    }
    addSuggested = { id in
      if let token = others.first(where: { AnyHashable($0.id) == id }) { tokens.wrappedValue.append(token) }
    }
  }

  /// Creates tokens whose labels can modify their elements.
  init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, Label: View>(
    edited tokens: Binding<C>, @ViewBuilder label: (Binding<C.Element>) -> Label
  ) where C.Element: Identifiable {
    let indices = Array(tokens.wrappedValue.indices)
    let labels = indices.map { (tokens.wrappedValue[$0].id, AnyView(label(tokens[$0]))) }
    self.init(tokens, suggested: nil) { token in labels.first { $0.0 == token.id }?.1 }
  }
}

extension View {
  /// Adds a search field for a text and tokens above this view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: The tokens in the field. The user removes a token with its button, or with the Delete key in an empty
  ///     text.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays; `nil` for the default text.
  ///   - token: The view of a token.
  ///
  /// > Source: conformance SEARCH-06.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: prompt, tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Adds a search field for a text and tokens above this view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: The tokens in the field. The user removes a token with its button, or with the Delete key in an empty
  ///     text.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  ///
  /// > Source: conformance SEARCH-06.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Adds a search field for a text and tokens above this view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: The tokens in the field. The user removes a token with its button, or with the Delete key in an empty
  ///     text.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  ///
  /// > Source: conformance SEARCH-06.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Adds a search field for a text and tokens above this view.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: The tokens in the field. The user removes a token with its button, or with the Delete key in an empty
  ///     text.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  ///
  /// > Source: conformance SEARCH-06.
  @_disfavoredOverload
  public nonisolated func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, and suggests tokens.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - suggestedTokens: The tokens that are suggested below the field while it has no text.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays; `nil` for the default text.
  ///   - token: The view of a token.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, and suggests tokens.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - suggestedTokens: The tokens that are suggested below the field while it has no text.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, and suggests tokens.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - suggestedTokens: The tokens that are suggested below the field while it has no text.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, and suggests tokens.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - suggestedTokens: The tokens that are suggested below the field while it has no text.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, with a binding to its presentation.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - isPresented: A binding to whether the search is active.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays; `nil` for the default text.
  ///   - token: The view of a token.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, with a binding to its presentation.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - isPresented: A binding to whether the search is active.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, with a binding to its presentation.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - isPresented: A binding to whether the search is active.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, with a binding to its presentation.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - isPresented: A binding to whether the search is active.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Adds a search field for a text and tokens above this view. The token views can modify their tokens.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - editableTokens: A binding to the tokens in the field. The views of tokens can change them.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays; `nil` for the default text.
  ///   - token: The view of a token, from a binding to it.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: prompt, tokens: SearchTokens(edited: editableTokens, label: token)))
  }

  /// Adds a search field for a text and tokens above this view. The token views can modify their tokens.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - editableTokens: A binding to the tokens in the field. The views of tokens can change them.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token, from a binding to it.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(edited: editableTokens, label: token)))
  }

  /// Adds a search field for a text and tokens above this view. The token views can modify their tokens.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - editableTokens: A binding to the tokens in the field. The views of tokens can change them.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token, from a binding to it.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(edited: editableTokens, label: token)))
  }

  /// Adds a search field for a text and tokens above this view. The token views can modify their tokens.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - editableTokens: A binding to the tokens in the field. The views of tokens can change them.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token, from a binding to it.
  @_disfavoredOverload
  public nonisolated func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(edited: editableTokens, label: token)))
  }
}
