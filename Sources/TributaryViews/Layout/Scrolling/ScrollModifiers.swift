public import TributaryGeometry

extension View {
  /// Keeps input from moving the content of the scroll views in this view; `scrollTo` still does.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Chooses whether the scroll views in this view show which part of their content is seen.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.values.scrolling) { settings in
      if axes.contains(.horizontal) { settings.horizontalIndicators = visibility }
      if axes.contains(.vertical) { settings.verticalIndicators = visibility }
    }
  }

  /// Lets the scroll views in this view draw content, and take input for it, beyond their bounds.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.values.scrolling.isClipDisabled, disabled)
  }

  /// Chooses the part of their content that the scroll views in this view show first.
  ///
  /// Until somebody scrolls away, the scroll view stays there when content or viewport change their size. Content that is
  /// shorter than the scroll view is aligned to the same point.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.values.scrolling.anchor, anchor)
  }
}
