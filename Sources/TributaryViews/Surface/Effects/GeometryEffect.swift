@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A change of what a view shows by a map of its coordinates, as a function of its size.
///
///     struct Lean: GeometryEffect {
///       var amount: CGFloat
///
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -amount, d: 1, tx: amount * size.height, ty: 0))
///       }
///     }
///
/// Layout does not notice the effect; drawing, anchors, frames in other coordinate spaces and hit testing do. The value
/// is asked for when the size is known, and again when the effect, the size or state that it read is another.
///
/// The display list knows affine maps only. A map with perspective is replaced by the affine one that agrees with it best
/// around the middle of the view; what it takes behind the viewer's eye is not seen.
public nonisolated protocol GeometryEffect: Animatable, UnaryModifier where Body == Never {
  /// Returns the map from the view's coordinates to those that it is shown in, y down, from the top left corner.
  ///
  /// - Parameter size: Of the view, in points.
  func effectValue(size: CGSize) -> ProjectionTransform

  /// Whether only drawing notices the effect.
  static var _isIgnoredByLayout: Bool { get }
}

extension GeometryEffect {
  public static var _isIgnoredByLayout: Bool { false }

  /// Returns the same effect, of which anchors, frames and hit testing know nothing: only what is drawn moves.
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
  /// Nothing: the effect does not interpolate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // The protocol asks for a setter; there is nothing to set.
    set {}
  }
}

extension View {
  /// Maps the coordinates of what this view shows; layout is not affected.
  ///
  /// A map with perspective is replaced by an affine one, see ``GeometryEffect``.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}

/// A geometry effect that only drawing notices.
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

/// A map of coordinates that does not depend on the size.
struct ProjectionEffect: GeometryEffect {
  let transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
