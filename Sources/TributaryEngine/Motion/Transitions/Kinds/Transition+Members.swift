public import TributaryGeometry

extension Transition where Self == IdentityTransition {
  /// The view is there or not; nothing is animated.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// The view comes from its leading edge and goes to its trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// The view comes from an edge of its own and goes back there.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// The view comes from an edge of its own and goes to the opposite one, fading in and out.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// The view comes from some distance and goes back there, in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// The view comes from some distance and goes back there, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from its centre and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// The view grows and shrinks about a point of it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
