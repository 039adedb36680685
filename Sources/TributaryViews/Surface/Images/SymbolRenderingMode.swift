/// How symbols of several layers are painted.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: UInt8

  /// All layers alike.
  public static let monochrome = SymbolRenderingMode(number: 0)
  /// Inner layers fainter.
  public static let hierarchical = SymbolRenderingMode(number: 1)
  /// Each layer in its own colour.
  public static let multicolor = SymbolRenderingMode(number: 2)
  /// Each layer in a style of the foreground.
  public static let palette = SymbolRenderingMode(number: 3)
}
