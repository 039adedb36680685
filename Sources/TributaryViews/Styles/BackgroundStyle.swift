@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// The background style of the environment: white in light appearance and black in dark appearance unless a view sets
/// another.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// Creates the background style.
  @inlinable public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.backgroundPaint }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  @inlinable public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style that ``BackgroundStyle`` resolves to; `nil` for the standard one.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  package var backgroundPaint: Paint {
    if let style = backgroundStyle {
      // The style may itself resolve the background style: it receives the standard one.
      var around = self
      around.backgroundStyle = nil
      return style._paint(in: around)
    }
    return .color((builtIn.values.colorScheme == .dark ? Color.black : Color.white).resolved(dark: false))
  }
}

extension View {
  /// Sets the style that `.background` resolves to inside this view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentTransformModifier { $0.backgroundStyle = AnyShapeStyle(style) })
  }
}
