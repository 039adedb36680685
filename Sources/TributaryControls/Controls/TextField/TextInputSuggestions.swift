@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

// Suggestions and aids for text input. Fields have no suggestions and no writing tools.
extension View {
  /// Sets the suggestions of the text fields in this view. This modifier has no effect: the views are not displayed.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Sets the text that replaces the text of a field when this suggestion is chosen. This modifier has no effect.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }

  /// Shows or hides the button for writing tools. This modifier has no effect, because there are no writing tools.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
