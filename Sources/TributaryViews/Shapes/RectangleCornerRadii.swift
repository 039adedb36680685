public import TributaryDrawing
public import TributaryGeometry

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  /// The radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Creates radii from values in points. An omitted corner is square.
  ///
  /// - Parameters:
  ///   - topLeading: The radius of the top leading corner, in points.
  ///   - bottomLeading: The radius of the bottom leading corner, in points.
  ///   - bottomTrailing: The radius of the bottom trailing corner, in points.
  ///   - topTrailing: The radius of the top trailing corner, in points.
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

  /// The radii with leading and trailing exchanged.
  var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }

  /// Returns the radii reduced by a margin in points. Negative results and undefined radii become 0.
  func reduced(by margin: CGFloat) -> RectangleCornerRadii {
    func valid(_ radius: CGFloat) -> CGFloat { radius - margin > 0 ? radius - margin : 0 }
    return RectangleCornerRadii(
      topLeading: valid(topLeading), bottomLeading: valid(bottomLeading), bottomTrailing: valid(bottomTrailing),
      topTrailing: valid(topTrailing))
  }
}

extension Path {
  /// Creates a rectangle with a separate radius for each corner. Corners are circular in both styles.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadii: The radii; leading is left. Radii that do not fit on a side are all reduced by the same factor.
  ///   - style: The curve of the corners. The value has no effect.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let given = cornerRadii.reduced(by: 0)
    // Each side must fit the radii of the corners at its ends.
    let sides = [
      (rect.width, given.topLeading + given.topTrailing), (rect.width, given.bottomLeading + given.bottomTrailing),
      (rect.height, given.topLeading + given.bottomLeading), (rect.height, given.topTrailing + given.bottomTrailing),
    ]
    let factor = sides.reduce(CGFloat(1)) { $1.1 > $1.0 ? min($0, max(0, $1.0) / $1.1) : $0 }
    let (topLeft, topRight) = (given.topLeading * factor, given.topTrailing * factor)
    let (bottomLeft, bottomRight) = (given.bottomLeading * factor, given.bottomTrailing * factor)
    guard max(topLeft, topRight, bottomLeft, bottomRight) > 0 else {
      self.init(rect)
      return
    }
    self.init { path in
      path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
      path.addCorner(
        from: CGPoint(x: rect.maxX - topRight, y: rect.minY), around: CGPoint(x: rect.maxX, y: rect.minY),
        to: CGPoint(x: rect.maxX, y: rect.minY + topRight))
      path.addCorner(
        from: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight), around: CGPoint(x: rect.maxX, y: rect.maxY),
        to: CGPoint(x: rect.maxX - bottomRight, y: rect.maxY))
      path.addCorner(
        from: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY), around: CGPoint(x: rect.minX, y: rect.maxY),
        to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft))
      path.addCorner(
        from: CGPoint(x: rect.minX, y: rect.minY + topLeft), around: CGPoint(x: rect.minX, y: rect.minY),
        to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
      path.closeSubpath()
    }
  }

  /// Appends a line to the start of a corner and a quarter circle to its end.
  private mutating func addCorner(from start: CGPoint, around vertex: CGPoint, to end: CGPoint) {
    addLine(to: start)
    if start == end { return }
    // The length of the control arm, in radii, with which a cubic curve approximates a quarter circle.
    let arm: CGFloat = 0.552_284_749_8
    addCurve(
      to: end,
      control1: CGPoint(x: start.x + (vertex.x - start.x) * arm, y: start.y + (vertex.y - start.y) * arm),
      control2: CGPoint(x: end.x + (vertex.x - end.x) * arm, y: end.y + (vertex.y - end.y) * arm))
  }
}
