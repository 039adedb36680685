public import TributaryGeometry

/// A change of what a view shows that layout does not notice, and that may follow from the view's geometry.
///
///     row.visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY / 4) }
///
/// Frames in other coordinate spaces, anchors and hits follow what is moved, scaled or turned.
///
/// > Source: conformance EFFECT-40 to EFFECT-42.
public protocol VisualEffect: Sendable {
  /// The steps of the effect, from the inside out.
  var _steps: VisualEffectSteps { get }
}

/// The steps of a visual effect, from the inside out.
public struct VisualEffectSteps: Equatable, Sendable {
  package var list: [VisualEffectStep]
}

/// The effect that changes nothing: what others begin with.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}

  public var _steps: VisualEffectSteps { VisualEffectSteps(list: []) }
}

/// An effect with one more step.
struct ExtendedVisualEffect: VisualEffect {
  let _steps: VisualEffectSteps

  init(_ base: some VisualEffect, _ step: VisualEffectStep) {
    _steps = VisualEffectSteps(list: base._steps.list + [step])
  }
}

extension VisualEffect {
  /// Moves what is shown.
  ///
  /// - Parameter offset: In points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    ExtendedVisualEffect(self, .map(TransformEffect(moving: offset)))
  }

  /// Moves what is shown by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Scales what is shown about a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    ExtendedVisualEffect(self, .map(TransformEffect(kind: .scale(scale), anchor: anchor)))
  }

  /// Scales what is shown about a point.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales what is shown about a point, along each axis by itself.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns what is shown clockwise about a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    ExtendedVisualEffect(self, .map(TransformEffect(kind: .rotation(angle), anchor: anchor)))
  }

  /// Maps the coordinates of what is shown, from its top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    ExtendedVisualEffect(self, .map(TransformEffect(kind: .map(transform), anchor: .topLeading)))
  }

  /// Shows it with less opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { ExtendedVisualEffect(self, .opacity(opacity)) }

  /// Blurs what is shown.
  ///
  /// - Parameters:
  ///   - radius: In points; not negative.
  ///   - opaque: Whether what is shown covers its bounds, which the blur then covers as well.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    ExtendedVisualEffect(self, .blur(radius: radius, isOpaque: opaque))
  }

  /// Turns what is shown about an axis in space; see `View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - axis: The direction of the axis: x to the right, y down, z towards the eye.
  ///   - anchor: The point of the view that stays where it is.
  ///   - anchorZ: The depth of that point, in points.
  ///   - perspective: How near the eye is: at 1 as far away as the view is long, at 0 endlessly far.
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
  /// Makes colours lighter by an amount from 0, nothing changes, to 1, all is white; negative is darker.
  public func brightness(_ amount: Double) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.brightness, amount)))
  }

  /// Moves colours away from grey: 1 changes nothing, 0 is grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.contrast, amount)))
  }

  /// Makes colours stronger or fainter: 1 changes nothing, 0 is grey.
  public func saturation(_ amount: Double) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.saturation, amount)))
  }

  /// Takes the colours out by an amount from 0, nothing changes, to 1, all is grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.saturation, 1 - amount)))
  }

  /// Turns hues by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    ExtendedVisualEffect(self, .color(ColorEffect(.hue, angle.radians)))
  }
}

extension TransformEffect {
  fileprivate init(moving offset: CGSize) {
    self.init(kind: .map(CGAffineTransform(translationX: offset.width, y: offset.height)), anchor: .topLeading)
  }
}
