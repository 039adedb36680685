import Foundation

/// A function from 0 to 1 over unit time that controls the pace of a change.
///
///     easeIn ⟋   starts slowly       easeOut ⟋   ends slowly
public struct UnitCurve: Hashable, Sendable {
  enum Path: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circularIn
    case circularOut
    case circularInOut
    case circularOutIn
  }

  let path: Path

  init(_ path: Path) { self.path = path }

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point of the beginning. Its horizontal coordinate is clamped to 0 through 1.
  ///   - endControlPoint: The control point of the end. Its horizontal coordinate is clamped to 0 through 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(startControlPoint, endControlPoint)))
  }

  /// A curve with constant speed. It extends beyond 0 and 1, where the other curves are constant.
  public static let linear = UnitCurve(.linear)

  /// A curve that starts slowly.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// A curve that ends slowly.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// A curve that starts and ends slowly.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// A curve that starts and ends slowly, the same as ``easeInOut``.
  public static let easeInEaseOut = easeInOut

  /// The lower right quarter of a circle: the speed increases from 0 to infinity.
  public static let circularEaseIn = UnitCurve(.circularIn)

  /// The upper left quarter of a circle: the speed decreases from infinity to 0.
  public static let circularEaseOut = UnitCurve(.circularOut)

  /// Two quarters of a circle: the speed is 0 at both ends.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The inverse function, with time and value exchanged.
  public var inverse: UnitCurve {
    switch path {
    case .linear: self
    case .bezier(let bezier):
      UnitCurve(
        .bezier(
          CubicBezier(
            UnitPoint(x: bezier.first.y, y: bezier.first.x), UnitPoint(x: bezier.second.y, y: bezier.second.x))))
    case .circularIn: UnitCurve(.circularOut)
    case .circularOut: UnitCurve(.circularIn)
    case .circularInOut: UnitCurve(.circularOutIn)
    case .circularOutIn: UnitCurve(.circularInOut)
    }
  }

  /// Returns the value at a time, both from 0 to 1.
  ///
  /// > Source: conformance ANIM-02.
  public func value(at progress: Double) -> Double {
    switch path {
    case .linear: return progress
    case .bezier(let bezier): return bezier.value(at: progress)
    case .circularIn: return Self.arc(progress.withinUnit)
    case .circularOut: return 1 - Self.arc(1 - progress.withinUnit)
    case .circularInOut:
      let x = progress.withinUnit
      return x < 0.5 ? Self.arc(2 * x) / 2 : 1 - Self.arc(2 - 2 * x) / 2
    case .circularOutIn:
      let x = progress.withinUnit
      return x < 0.5 ? (1 - Self.arc(1 - 2 * x)) / 2 : 0.5 + Self.arc(2 * x - 1) / 2
    }
  }

  /// Returns the speed at a time from 0 to 1, as a multiple of the average speed.
  ///
  /// > Source: conformance ANIM-03.
  public func velocity(at progress: Double) -> Double {
    switch path {
    case .linear: return 1
    case .bezier(let bezier): return bezier.velocity(at: progress)
    case .circularIn: return Self.slope(progress.withinUnit)
    case .circularOut: return Self.slope(1 - progress.withinUnit)
    case .circularInOut:
      let x = progress.withinUnit
      return Self.slope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularOutIn:
      let x = progress.withinUnit
      return Self.slope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  /// Returns the height of the quarter circle that starts horizontally.
  private static func arc(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func slope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}

extension Double {
  /// This number clamped to 0 through 1; not-a-number becomes 0.
  fileprivate var withinUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
