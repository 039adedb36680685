@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Whether content springs back that was moved beyond its end.
///
/// Content is never moved beyond its end here, as where a mouse scrolls; views may read what was chosen.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Choice: Sendable { case automatic, always, basedOnSize }

  private let choice: Choice

  /// As the system does.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(choice: .automatic) }
  /// Whatever the size of the content.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(choice: .always) }
  /// Where there is more content than is seen.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(choice: .basedOnSize) }
}

private struct HorizontalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private struct VerticalBounceKey: EnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether content springs back across.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }

  /// Whether content springs back from top to bottom.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
}

extension View {
  /// Chooses along some axes whether the content of the scroll views in this view springs back; it never does here.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }
}
