@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The ground of lists, forms and text editors, where one is asked for.
struct ScrollContentGround {
  @Environment(\.scrollContentBackground) private var visibility

  nonisolated init() {}
}

extension ScrollContentGround: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content.background(visibility == .visible ? AnyShapeStyle(.background) : AnyShapeStyle(Color.clear))
  }
}

extension View {
  /// Shows or hides the grounds of the lists, forms and text editors in this view. By themselves they have none: what stands
  /// behind them is seen.
  ///
  /// > Source: conformance LIST-30.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}
