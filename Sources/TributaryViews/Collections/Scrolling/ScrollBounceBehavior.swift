@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

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
