@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A change of the appearance of a view by a transform of its coordinates. The transform depends on the size of the
/// view.
///
///     struct Lean: GeometryEffect {
///       var amount: CGFloat
///
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -amount, d: 1, tx: amount * size.height, ty: 0))
///       }
///     }
///
/// The effect applies to drawing, anchors, frames in other coordinate spaces, and hit testing, but not to layout. The
/// value is evaluated when the size is known, and again after a change of the effect, of the size, or of an observable
/// value that it read.
///
/// The display list supports only affine transforms. A transform with perspective is replaced by the affine transform
/// that approximates it best around the center of the view. A view that the transform moves behind the viewer is not
/// drawn.
public nonisolated protocol GeometryEffect: Animatable, UnaryModifier, _RemoveGlobalActorIsolation where Body == Never {
  /// Returns the transform from the view's coordinates to the displayed coordinates; y down, relative to the top
  /// leading corner. In right-to-left layout, x increases to the left.
  ///
  /// - Parameter size: The size of the view, in points.
  func effectValue(size: CGSize) -> ProjectionTransform

  /// Whether the effect applies only to drawing.
  static var _isIgnoredByLayout: Bool { get }
}

extension GeometryEffect {
  public static var _isIgnoredByLayout: Bool { false }

  /// Returns an effect that applies only to drawing, and not to anchors, frames, or hit testing.
  public func ignoredByLayout() -> IgnoredByLayoutEffect<Self> { IgnoredByLayoutEffect(self) }

  @MainActor
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    GeometryEffectNode(modifier.pointee, inputs)
  }

  @MainActor
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    node.made(as: GeometryEffectNode<Self>.self).update(modifier)
  }
}

extension GeometryEffect where AnimatableData == EmptyAnimatableData {
  /// The empty data of an effect that is not animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // The protocol requires a setter; the empty data has no state to set.
    set {}
  }
}

extension View {
  /// Transforms the drawing of this view without affecting layout.
  ///
  /// A transform with perspective is replaced by an affine one; see ``GeometryEffect``.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

/// A geometry effect that applies only to drawing.
@_documentation(visibility: internal)
public struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  private var base: Base

  init(_ base: Base) { self.base = base }

  public static var _isIgnoredByLayout: Bool { true }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension IgnoredByLayoutEffect: Sendable where Base: Sendable {}

extension IgnoredByLayoutEffect: Equatable where Base: Equatable {}

/// A transform that does not depend on the size.
struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension ProjectionEffect: EffectOfModifier {
  package static var nameOfModifier: String { "projectionEffect" }
}
