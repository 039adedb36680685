import TributaryDrawing
public import TributaryGeometry

/// A change to the appearance of a view that does not affect layout and that can depend on the view's geometry.
///
///     row.visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY / 4) }
///
/// Transforms apply to frames in other coordinate spaces, to anchors, and to hit testing.
///
/// > Source: conformance EFFECT-40 to EFFECT-42.
public protocol VisualEffect: Sendable {
  /// The steps of the effect, from the inside out.
  var _steps: VisualEffectSteps { get }
}

/// The steps of a visual effect, from the inside out.
@_documentation(visibility: internal)
public struct VisualEffectSteps: Equatable, Sendable {
  package var list: [VisualEffectStep]
}

/// An effect without steps, to which modifiers add steps.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect without steps.
  public init() {}

  public var _steps: VisualEffectSteps { VisualEffectSteps(list: []) }
}

/// An effect that adds a step to a base effect.
struct ExtendedVisualEffect: VisualEffect {
  let _steps: VisualEffectSteps

  init(_ base: some VisualEffect, _ step: VisualEffectStep) {
    _steps = VisualEffectSteps(list: base._steps.list + [step])
  }
}

extension VisualEffect {
  /// Returns this effect with an offset.
  ///
  /// - Parameter offset: The distance to the right and downward, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    ExtendedVisualEffect(self, .map(TransformEffect(moving: offset)))
  }

  /// Returns this effect with an offset.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downward, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Returns this effect with the content scaled about a point.
  ///
  /// - Parameters:
  ///   - scale: The factors of the width and the height.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    ExtendedVisualEffect(self, .map(TransformEffect(kind: .scale(scale), anchor: anchor)))
  }

  /// Returns this effect with the content scaled about a point.
  ///
  /// - Parameters:
  ///   - scale: The factor of both dimensions.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Returns this effect with the content scaled about a point, by one factor for each axis.
  ///
  /// - Parameters:
  ///   - x: The factor of the width.
  ///   - y: The factor of the height.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns this effect with the content rotated about a point.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    ExtendedVisualEffect(self, .map(TransformEffect(kind: .rotation(angle), anchor: anchor)))
  }

  /// Returns this effect with an affine transform of the content, in coordinates relative to its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    ExtendedVisualEffect(self, .map(TransformEffect(kind: .map(transform), anchor: .topLeading)))
  }

  /// Returns this effect with the opacity of the content multiplied by a factor.
  ///
  /// - Parameter opacity: The factor, from 0 (invisible) to 1 (unchanged).
  public func opacity(_ opacity: Double) -> some VisualEffect { ExtendedVisualEffect(self, .opacity(opacity)) }

  /// Returns this effect with the content blurred.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points; not negative.
  ///   - opaque: Whether the content covers its bounds, so that the edges of the blurred content remain opaque.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    ExtendedVisualEffect(self, .blur(radius: radius, isOpaque: opaque))
  }

  /// Returns this effect with a rotation in three dimensions; see
  /// `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The direction of the axis: x to the right, y down, z toward the viewer.
  ///   - anchor: The point that remains fixed, in fractions of the view's size.
  ///   - anchorZ: The depth of that point, in points.
  ///   - perspective: The strength of the perspective: at 1 the distance of the viewer is the length of the view, at 0
  ///     it is infinite.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    ExtendedVisualEffect(
      self,
      .turn(Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }
}

extension VisualEffect {
  /// Returns this effect with brighter colors.
  ///
  /// - Parameter amount: The amount, from 0 (unchanged) to 1 (white). Negative amounts darken the colors.
  public func brightness(_ amount: Double) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.brightness, amount)))
  }

  /// Returns this effect with a different contrast.
  ///
  /// - Parameter amount: The factor of the distance from gray: 1 leaves colors unchanged, 0 results in gray.
  public func contrast(_ amount: Double) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.contrast, amount)))
  }

  /// Returns this effect with a different saturation.
  ///
  /// - Parameter amount: The factor of the saturation: 1 leaves colors unchanged, 0 results in shades of gray.
  public func saturation(_ amount: Double) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.saturation, amount)))
  }

  /// Returns this effect with less saturated colors.
  ///
  /// - Parameter amount: The amount, from 0 (unchanged) to 1 (shades of gray).
  public func grayscale(_ amount: Double) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.saturation, 1 - amount)))
  }

  /// Returns this effect with the hues of colors rotated by an angle; a full turn restores the colors.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.hue, angle.radians)))
  }
}

extension TransformEffect {
  fileprivate init(moving offset: CGSize) {
    self.init(kind: .map(CGAffineTransform(translationX: offset.width, y: offset.height)), anchor: .topLeading)
  }
}

/// One step of a visual effect.
package enum VisualEffectStep: Equatable, Sendable {
  case map(TransformEffect)
  case opacity(Double)
  case blur(radius: CGFloat, isOpaque: Bool)
  case turn(Rotation3DEffect)
  case color(ColorEffect)

  package var isUsable: Bool {
    switch self {
    case .map(let effect): effect.isUsable
    case .opacity(let opacity): opacity.isFinite
    case .blur(let radius, _): radius >= 0 && radius.isFinite
    case .turn(let effect): effect.angle.isFinite && effect.anchor.isFinite
    case .color(let effect): effect.isUsable
    }
  }

  /// Returns the transform of coordinates for a view of the given size; `nil` for a step without a transform.
  package func transform(in size: CGSize) -> CGAffineTransform? {
    switch self {
    case .map(let effect): effect.isUsable ? effect.transform(in: size) : nil
    case .turn(let effect): isUsable ? effect.map(in: size) : nil
    case .opacity, .blur, .color: nil
    }
  }

  /// Returns the interpolation between this step and another of the same kind; `nil` if the kinds differ.
  ///
  /// - Parameter share: 0 for this step, 1 for the other.
  fileprivate func mixed(with other: VisualEffectStep, _ share: Double) -> VisualEffectStep? {
    switch (self, other) {
    case (.map(let a), .map(let b)):
      guard a.isOfKind(of: b) else { return nil }
      var mixed = a
      mixed.animatableData = a.animatableData + (b.animatableData - a.animatableData).scaled(by: share)
      return .map(mixed)
    case (.opacity(let a), .opacity(let b)): return .opacity(a + (b - a) * share)
    case (.blur(let a, let isOpaque), .blur(let b, _)):
      return .blur(radius: max(0, a + (b - a) * CGFloat(share)), isOpaque: isOpaque)
    case (.turn(let a), .turn(let b)):
      guard a.isOfKind(of: b) else { return nil }
      var mixed = a
      mixed.angle = Angle(radians: a.angle.radians + (b.angle.radians - a.angle.radians) * share)
      return .turn(mixed)
    case (.color(let a), .color(let b)):
      guard a.kind == b.kind else { return nil }
      var mixed = a
      mixed.amounts += (b.amounts - a.amounts) * share
      return .color(mixed)
    default: return nil
    }
  }
}

extension VisualEffectSteps {
  /// Returns the interpolation between these steps and others; if the kinds of steps differ, the steps nearer to
  /// `share`.
  ///
  /// - Parameter share: 0 for these steps, 1 for the others.
  package func mixed(with other: VisualEffectSteps, _ share: Double) -> VisualEffectSteps {
    if share <= 0 { return self }
    if share == 1 { return other }
    let mixed = zip(list, other.list).compactMap { $0.mixed(with: $1, share) }
    guard list.count == other.list.count, mixed.count == list.count else { return share < 0.5 ? self : other }
    return VisualEffectSteps(list: mixed)
  }

  /// Returns the combined transform of all steps, for a view of the given size; `nil` for the identity.
  package func transform(in size: CGSize) -> CGAffineTransform? {
    var whole = CGAffineTransform.identity
    for step in list {
      guard let transform = step.transform(in: size) else { continue }
      whole = whole.concatenating(transform).asCoordinates
    }
    return whole.isIdentity ? nil : whole
  }
}
