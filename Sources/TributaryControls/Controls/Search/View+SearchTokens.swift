@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryGeometry

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
