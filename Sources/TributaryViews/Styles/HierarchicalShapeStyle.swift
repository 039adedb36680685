public import TributaryDrawing
@_spi(Engine) public import TributaryEngine

/// A level of the foreground style, from primary, which is the style itself, to quinary, the palest.
///
/// A level without a style in the environment is the primary style at an opacity of 60, 30, 18, or 10 percent.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  package let level: UInt8

  package init(level: UInt8) { self.level = level }

  /// The foreground style itself, for primary content.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The foreground style for secondary content.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The foreground style for tertiary content.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground style for quaternary content.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The foreground style for quinary content.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: Int(level)) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.level(level)) }

  /// Returns the opacity of a level that is derived from the primary style, from 0 to 1.
  package static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.6
    case 2: 0.3
    case 3: 0.18
    default: 0.1
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself, for primary content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The foreground style for secondary content.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The foreground style for tertiary content.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The foreground style for quaternary content.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The foreground style for quinary content.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle {
  /// This style at the opacity of secondary content.
  public var secondary: some ShapeStyle { FadedShapeStyle(self, factor: HierarchicalShapeStyle.opacity(ofLevel: 1)) }
  /// This style at the opacity of tertiary content.
  public var tertiary: some ShapeStyle { FadedShapeStyle(self, factor: HierarchicalShapeStyle.opacity(ofLevel: 2)) }
  /// This style at the opacity of quaternary content.
  public var quaternary: some ShapeStyle { FadedShapeStyle(self, factor: HierarchicalShapeStyle.opacity(ofLevel: 3)) }
  /// This style at the opacity of quinary content.
  public var quinary: some ShapeStyle { FadedShapeStyle(self, factor: HierarchicalShapeStyle.opacity(ofLevel: 4)) }
}

/// A style that draws a base style at reduced opacity.
@_documentation(visibility: internal)
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
  /// Returns this style with its opacity multiplied by a factor from 0 (invisible) to 1 (unchanged).
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(self, factor: opacity) }
}
