public import TributaryEngine
public import TributaryViews

extension View {
  /// Adds a search field for a text and tokens above this view, with suggested tokens and a binding to whether it is
  /// presented.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - suggestedTokens: The tokens that are suggested below the field while it has no text.
  ///   - isPresented: A binding to whether the search is active.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays; `nil` for the default text.
  ///   - token: The view of a token.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, with suggested tokens and a binding to whether it is
  /// presented.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - suggestedTokens: The tokens that are suggested below the field while it has no text.
  ///   - isPresented: A binding to whether the search is active.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, with suggested tokens and a binding to whether it is
  /// presented.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - suggestedTokens: The tokens that are suggested below the field while it has no text.
  ///   - isPresented: A binding to whether the search is active.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token)))
  }

  /// Adds a search field for a text and tokens above this view, with suggested tokens and a binding to whether it is
  /// presented.
  ///
  /// - Parameters:
  ///   - text: A binding to the text in the field.
  ///   - tokens: A binding to the tokens in the field.
  ///   - suggestedTokens: The tokens that are suggested below the field while it has no text.
  ///   - isPresented: A binding to whether the search is active.
  ///   - placement: The value has no effect: the field is always above this view.
  ///   - prompt: The text that the empty field displays.
  ///   - token: The view of a token.
  @_disfavoredOverload
  public nonisolated func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt), isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token)))
  }
}
