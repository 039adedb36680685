public import TributaryGeometry

extension DisplayShadow: Animatable {
  /// Colour, radius and offset.
  public typealias AnimatableData = AnimatablePair<
    Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  /// This shadow with a radius that is one: a spring may swing beyond nothing.
  package var usable: DisplayShadow {
    var shadow = self
    shadow.radius = max(0, radius)
    return shadow
  }
}
