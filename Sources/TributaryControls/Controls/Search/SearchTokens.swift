@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// What stands in the field of a search besides its text: each thing with a label, in a collection that somebody else has.
struct SearchTokens {
  /// A thing in the field.
  struct Token: Identifiable {
    let id: AnyHashable
    let label: AnyView
  }

  /// What is in the field, in order.
  let all: [Token]
  /// What is suggested while the field has the focus and no text.
  let suggested: [Token]
  /// Takes a thing out of the field.
  let remove: (AnyHashable) -> Void
  /// Puts a thing into the field, if it is one of these; answers whether it is.
  let add: (Any) -> Bool
  /// Puts one of those that are suggested into the field.
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

  /// The same over labels that may change what they stand for.
  init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, Label: View>(
    edited tokens: Binding<C>, @ViewBuilder label: (Binding<C.Element>) -> Label
  ) where C.Element: Identifiable {
    let indices = Array(tokens.wrappedValue.indices)
    let labels = indices.map { (tokens.wrappedValue[$0].id, AnyView(label(tokens[$0]))) }
    self.init(tokens, suggested: nil) { token in labels.first { $0.0 == token.id }?.1 }
  }
}

extension View {
  /// Puts a field above this view that holds things to look for besides a text, each with a label.
  ///
  /// - Parameter tokens: What is in the field; the user takes things out with their buttons, or the delete key before the text.
  ///
  /// > Source: conformance SEARCH-06.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: prompt, tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Puts a field above this view that holds things to look for besides a text, each with a label.
  ///
  /// - Parameter tokens: What is in the field; the user takes things out with their buttons, or the delete key before the text.
  ///
  /// > Source: conformance SEARCH-06.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Puts a field above this view that holds things to look for besides a text, each with a label.
  ///
  /// - Parameter tokens: What is in the field; the user takes things out with their buttons, or the delete key before the text.
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

  /// Puts a field above this view that holds things to look for besides a text, each with a label.
  ///
  /// - Parameter suggestedTokens: What is suggested below the field while it has no text.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token)))
  }

  /// Puts a field above this view that holds things to look for besides a text, each with a label.
  ///
  /// - Parameter suggestedTokens: What is suggested below the field while it has no text.
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

  /// Puts a field above this view that holds things to look for besides a text, each with a label.
  ///
  /// - Parameter suggestedTokens: What is suggested below the field while it has no text.
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

  /// Puts a field above this view that holds things to look for besides a text, each with a label.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Puts a field above this view that holds things to look for besides a text, each with a label.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: nil, label: token)))
  }

  /// Puts a field above this view that holds things to look for besides a text, each with a label.
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

  /// Puts a field above this view that holds things to look for besides a text, each with a label. Labels may change what they stand for.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: prompt, tokens: SearchTokens(edited: editableTokens, label: token)))
  }

  /// Puts a field above this view that holds things to look for besides a text, each with a label. Labels may change what they stand for.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(edited: editableTokens, label: token)))
  }

  /// Puts a field above this view that holds things to look for besides a text, each with a label. Labels may change what they stand for.
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
