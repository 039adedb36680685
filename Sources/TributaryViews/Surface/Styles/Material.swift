@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// Glass between a view and what is behind it: the ground of the window, so thin that what is behind shows through.
///
/// What is behind is not blurred. A terminal shows a material as the ground where it is thicker than half.
///
/// > Source: conformance STYLE-20.
public struct Material: ShapeStyle, Sendable, Hashable {
  public typealias Resolved = Never

  /// How much of the ground it is; 1 hides what is behind.
  let thickness: Double

  /// Mostly what is behind.
  public static let ultraThin = Material(thickness: 0.4)
  /// More of what is behind than ground.
  public static let thin = Material(thickness: 0.6)
  /// A little of what is behind.
  public static let regular = Material(thickness: 0.75)
  /// Hardly anything of what is behind.
  public static let thick = Material(thickness: 0.85)
  /// Nearly nothing of what is behind.
  public static let ultraThick = Material(thickness: 0.95)
  /// That of bars.
  public static let bar = Material(thickness: 0.9)

  public func _paint(in environment: EnvironmentValues) -> Paint {
    AnyShapeStyle(.background)._paint(in: environment).faded(by: thickness)
  }

  public func _erased() -> AnyShapeStyle {
    AnyShapeStyle(.faded(AnyShapeStyle.ErasedStyle(AnyShapeStyle(.background)), factor: thickness))
  }
}

extension ShapeStyle where Self == Material {
  /// Mostly what is behind.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More of what is behind than ground.
  public static var thinMaterial: Material { .thin }
  /// A little of what is behind.
  public static var regularMaterial: Material { .regular }
  /// Hardly anything of what is behind.
  public static var thickMaterial: Material { .thick }
  /// Nearly nothing of what is behind.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}
