public import TributaryGeometry

extension Color.Resolved: Animatable {
  /// The four components, in the sRGB encoding, not multiplied by the opacity.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      self = Color.Resolved(
        red: newValue.first, green: newValue.second.first, blue: newValue.second.second.first,
        opacity: newValue.second.second.second)
    }
  }
}
