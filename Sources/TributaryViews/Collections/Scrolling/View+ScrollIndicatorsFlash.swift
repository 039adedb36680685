@_spi(Engine) public import TributaryEngine

extension View {
  /// Shows the indicators of scroll views in this view for a moment. Accepted for compatibility: indicators that are shown stay.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Shows the indicators of scroll views in this view for a moment when they appear. Accepted for compatibility: indicators that
  /// are shown stay.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
