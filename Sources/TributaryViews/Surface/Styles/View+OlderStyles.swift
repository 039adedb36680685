@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

extension View {
  /// The older form of `tint(_:)`.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
