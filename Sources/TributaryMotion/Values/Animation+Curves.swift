public import Foundation
public import TributaryGeometry

/// Curves with a fixed length. Where none is given, they take 0.35 seconds.
extension Animation {
  /// Even speed.
  public static var linear: Animation { linear(duration: 0.35) }

  /// Even speed, for so many seconds.
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

  /// Starts slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// Starts slowly, and takes so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// Ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// Ends slowly, and takes so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// Starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Starts and ends slowly, and takes so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// A cubic Bézier curve from (0, 0) to (1, 1), by its control points; its duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// A curve of unit length, drawn out.
  ///
  /// - Parameter duration: Seconds; what is negative or no number counts as 0.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(curve: curve, duration: duration.asDuration))
  }
}
