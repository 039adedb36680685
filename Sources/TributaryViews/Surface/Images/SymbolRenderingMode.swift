/// How symbols of several layers are painted.
public struct SymbolRenderingMode: Sendable {
  private init() {}

  /// All layers alike.
  public static let monochrome = SymbolRenderingMode()
  /// Inner layers fainter.
  public static let hierarchical = SymbolRenderingMode()
  /// Each layer in its own colour.
  public static let multicolor = SymbolRenderingMode()
  /// Each layer in a style of the foreground.
  public static let palette = SymbolRenderingMode()
}
