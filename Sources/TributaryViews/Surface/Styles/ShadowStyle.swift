@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A shadow that a style has wherever an area is covered with it.
public struct ShadowStyle: Equatable, Sendable {
  fileprivate let isInner: Bool
  fileprivate let color: Color
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize

  /// A shadow behind the area.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: How far the shadow lies to the right, in points.
  ///   - y: How far the shadow lies further down, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow of what is around the area, inside of it; lengths are in points. Only filled shapes have one; text and lines do not.
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

/// A style with a shadow or a blend mode.
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
  /// This style with a shadow wherever an area is covered with it.
  ///
  ///     Circle().fill(.blue.shadow(.inner(radius: 4)))
  ///
  /// > Source: conformance STYLE-30.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { EffectShapeStyle(base: self, kind: .shadow(style)) }

  /// This style, mixed with what lies behind an area that is covered with it.
  ///
  /// The modes `sourceAtop`, `destinationOver`, and `destinationOut` have an effect on views and in canvases. A style with one of
  /// them is drawn as it is.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { EffectShapeStyle(base: self, kind: .blend(mode)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(HierarchicalShapeStyle.primary.shadow(style))
  }

  /// The foreground style, mixed with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(HierarchicalShapeStyle.primary.blendMode(mode))
  }
}
