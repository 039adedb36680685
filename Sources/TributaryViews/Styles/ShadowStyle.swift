@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A shadow of the areas that a style fills.
public struct ShadowStyle: Equatable, Sendable {
  fileprivate let isInner: Bool
  fileprivate let color: Color
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize

  /// Returns a shadow behind the filled area.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: The distance by which the shadow is offset to the right, in points.
  ///   - y: The distance by which the shadow is offset downward, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns a shadow inside the filled area, cast by its outline. It applies to filled shapes, but not to text and
  /// lines.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: The distance by which the shadow is offset to the right, in points.
  ///   - y: The distance by which the shadow is offset downward, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  fileprivate func kind(in environment: EnvironmentValues) -> PaintEffect.Kind {
    let shadow = DisplayShadow(
      color: color.resolve(in: environment), radius: radius.isFinite ? max(0, radius) : 0, offset: offset.asCoordinates)
    return isInner ? .inner(shadow) : .drop(shadow)
  }
}

/// A style that adds a shadow or a blend mode to a base style.
@_documentation(visibility: internal)
public struct EffectShapeStyle<Base: ShapeStyle>: ShapeStyle {
  public typealias Resolved = Never

  fileprivate enum Kind: Sendable {
    case shadow(ShadowStyle)
    case blend(BlendMode)
  }

  fileprivate let base: Base
  fileprivate let kind: Kind

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let base = base._paint(in: environment)
    switch kind {
    case .shadow(let style): return .effect(PaintEffect(base, style.kind(in: environment)))
    case .blend(let mode): return mode.isResolvedByMasks ? base : .effect(PaintEffect(base, .blend(mode)))
    }
  }
}

extension ShapeStyle {
  /// Returns this style with a shadow of the areas that it fills.
  ///
  ///     Circle().fill(.blue.shadow(.inner(radius: 4)))
  ///
  /// > Source: conformance STYLE-30.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { EffectShapeStyle(base: self, kind: .shadow(style)) }

  /// Returns this style with a blend mode, which mixes it with the content behind the filled area.
  ///
  /// The modes `sourceAtop`, `destinationOver`, and `destinationOut` affect only views and canvases. In a style, they
  /// have no effect.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { EffectShapeStyle(base: self, kind: .blend(mode)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(HierarchicalShapeStyle.primary.shadow(style))
  }

  /// Returns the foreground style with a blend mode, which mixes it with the content behind the filled area.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(HierarchicalShapeStyle.primary.blendMode(mode))
  }
}
