@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// A style drawn with less opacity.
public struct FadedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never

  private let base: Base
  private let factor: Double

  init(_ base: Base, factor: Double) {
    self.base = base
    self.factor = factor
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    base._paint(in: environment).faded(by: factor)
  }

  public func _erased() -> AnyShapeStyle {
    AnyShapeStyle(.faded(AnyShapeStyle.ErasedStyle(base._erased()), factor: factor))
  }
}

extension ShapeStyle {
  /// This style, its opacity multiplied by a factor from 0 (invisible) to 1 (unchanged).
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(self, factor: opacity) }
}
