public import TributaryDrawing

/// A translucent ground for what stands above other content.
///
/// The picture behind it is not blurred: it shines through, the less the thicker the material is.
///
/// > Source: conformance MATERIAL-01.
public struct Material: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// How much of what lies behind is covered, from 0 to 1.
  private let coverage: Double

  /// A material that most of what lies behind shines through.
  public static let ultraThin = Material(coverage: 0.45)

  /// A material that what lies behind shines through well.
  public static let thin = Material(coverage: 0.6)

  /// A material of the usual thickness.
  public static let regular = Material(coverage: 0.75)

  /// A material that covers more than shines through.
  public static let thick = Material(coverage: 0.86)

  /// A material that hardly anything shines through.
  public static let ultraThick = Material(coverage: 0.94)

  /// The material of bars.
  public static let bar = Material(coverage: 0.9)

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let ground = Color(white: environment.colorScheme == .dark ? 0.15 : 0.96)
    return .color(ground.opacity(coverage).resolve(in: environment))
  }
}

extension ShapeStyle where Self == Material {
  /// A material that most of what lies behind shines through.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// A material that what lies behind shines through well.
  public static var thinMaterial: Material { .thin }

  /// A material of the usual thickness.
  public static var regularMaterial: Material { .regular }

  /// A material that covers more than shines through.
  public static var thickMaterial: Material { .thick }

  /// A material that hardly anything shines through.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// The material of bars.
  public static var bar: Material { .bar }
}
