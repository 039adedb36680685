@_spi(Engine) import TributaryEngine
public import TributaryDrawing

extension Color {
  /// The color as it is in light appearance; `nil` never.
  public var cgColor: CGColor? { CGColor(resolve(in: EnvironmentValues())) }
}
