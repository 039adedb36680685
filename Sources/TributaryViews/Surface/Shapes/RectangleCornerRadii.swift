public import TributaryGeometry

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  /// At the top leading corner, in points.
  public var topLeading: CGFloat
  /// At the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// At the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// At the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Radii in points; a corner that is left out is square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }

  /// The radii made smaller by a margin, none below 0. Not a number counts as 0.
  func reduced(by margin: CGFloat) -> RectangleCornerRadii {
    func valid(_ radius: CGFloat) -> CGFloat { radius - margin > 0 ? radius - margin : 0 }
    return RectangleCornerRadii(
      topLeading: valid(topLeading), bottomLeading: valid(bottomLeading), bottomTrailing: valid(bottomTrailing),
      topTrailing: valid(topTrailing))
  }
}
