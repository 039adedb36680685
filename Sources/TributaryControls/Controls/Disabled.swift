@_spi(Engine) import TributaryViews
@_spi(Engine) public import TributaryEngine

extension View {
  /// Keeps the gestures and controls of this view from reacting; a view inside cannot switch them on again.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
