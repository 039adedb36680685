/// A value with a part that interpolates when it changes within an animation.
public protocol Animatable {
  /// The type of the interpolating part.
  associatedtype AnimatableData: VectorArithmetic

  /// The interpolating part.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the value does not interpolate.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // The protocol asks for a setter; there is nothing to set.
    set {}
  }
}
