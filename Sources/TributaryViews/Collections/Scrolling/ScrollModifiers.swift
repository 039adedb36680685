@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

extension View {
  /// Sets whether input scrolls the scroll views inside this view. Scrolling by `scrollTo` is not affected.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the visibility of the indicators of the scroll views inside this view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the indicators.
  ///   - axes: The axes of scrolling whose indicators are affected.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.values.scrolling) { settings in
      if axes.contains(.horizontal) { settings.horizontalIndicators = visibility }
      if axes.contains(.vertical) { settings.verticalIndicators = visibility }
    }
  }

  /// Sets whether the scroll views inside this view draw content, and accept input for it, beyond their bounds.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.values.scrolling.isClipDisabled, disabled)
  }

  /// Sets the part of the content that the scroll views inside this view initially display.
  ///
  /// Until the user scrolls away, the scroll view stays at the anchor when the size of the content or viewport changes.
  /// Content that is shorter than the scroll view is aligned with the same anchor.
  ///
  /// - Parameter anchor: The point of the content and the viewport that coincide, in fractions of their sizes; `nil`
  ///   for the default.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.values.scrolling.defaultAnchor, anchor)
  }

  /// Sets the anchor of one role, which takes precedence over `defaultScrollAnchor(_:)`.
  ///
  /// - Parameters:
  ///   - anchor: The point of the content and the viewport that coincide, in fractions of their sizes; `nil` for the
  ///     default.
  ///   - role: The occasion on which the anchor applies.
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

/// The role of a default anchor of scroll views.
public struct ScrollAnchorRole: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case initialOffset, sizeChanges, alignment
  }

  let role: Role

  /// The initial position of the content.
  public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
  /// The position that is kept when the size of the content or viewport changes, until the user scrolls away.
  public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
  /// The alignment of content that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(role: .alignment)
}

extension View {
  /// Flashes the scroll indicators inside this view. The modifier is accepted for compatibility; visible indicators are
  /// permanent.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Flashes the scroll indicators inside this view on appearance. The modifier is accepted for compatibility and has
  /// no effect.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}

/// The behavior of content that is scrolled beyond its end.
///
/// Content is never scrolled beyond its end in Tributary. The value has no effect, but views can read it.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Choice: Sendable { case automatic, always, basedOnSize }

  private let choice: Choice

  /// The behavior without a preference.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(choice: .automatic) }
  /// Content bounces regardless of its size.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(choice: .always) }
  /// Content bounces if it is larger than the viewport.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(choice: .basedOnSize) }
}

private struct HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// The bounce behavior along the horizontal axis.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// The bounce behavior along the vertical axis.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
}

extension View {
  /// Sets the bounce behavior of the scroll views inside this view. The value has no effect, since content never
  /// bounces.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }
}
