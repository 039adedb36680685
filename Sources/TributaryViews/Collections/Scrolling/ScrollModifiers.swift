@_spi(Engine) public import TributaryEngine
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
    environment(\.values.scrolling.defaultAnchor, anchor)
  }

  /// Chooses what `defaultScrollAnchor(_:)` says for one of the things that it is about; this counts before that.
  ///
  /// > Source: conformance SCROLL-93.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.values.scrolling) { settings in
      switch role.role {
      case .initialOffset: settings.ownInitialAnchor = .some(anchor)
      case .sizeChanges: settings.ownSizeAnchor = .some(anchor)
      case .alignment: settings.ownAlignment = .some(anchor)
      }
    }
  }
}

/// What a default anchor of scroll views is about.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case initialOffset, sizeChanges, alignment
  }

  let role: Role

  /// What is seen first.
  public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
  /// What stays in sight when content or viewport change their size, until somebody scrolls away.
  public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
  /// Where content stands that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(role: .alignment)
}

extension View {
  /// Shows the indicators of scroll views in this view for a moment. Accepted for compatibility: indicators that are shown stay.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Shows the indicators of scroll views in this view for a moment when they appear. Accepted for compatibility: indicators that
  /// are shown stay.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
