import Foundation

/// A path from 0 to 1 in unit time, by which a change is shown.
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

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: Decides how the path begins; its horizontal coordinate is brought to 0 to 1.
  ///   - endControlPoint: Decides how the path ends; its horizontal coordinate is brought to 0 to 1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(startControlPoint, endControlPoint)))
  }

  /// Even speed. It goes on beyond 0 and 1, where the other curves stand still.
  public static let linear = UnitCurve(.linear)

  /// Starts slowly.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// Ends slowly.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Starts and ends slowly.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Starts and ends slowly.
  public static let easeInEaseOut = easeInOut

  /// The lower right quarter of a circle: starts at rest and ends at infinite speed.
  public static let circularEaseIn = UnitCurve(.circularIn)

  /// The upper left quarter of a circle: starts at infinite speed and ends at rest.
  public static let circularEaseOut = UnitCurve(.circularOut)

  /// Two quarters of a circle: starts and ends at rest.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The path with time and value exchanged.
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

  /// The value at a time, both from 0 to 1.
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

  /// How fast the value changes at a time, in units of the average speed.
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

  /// The quarter of a circle that starts level.
  private static func arc(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func slope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}

extension Double {
  /// This number brought to 0 to 1; what is no number becomes 0.
  fileprivate var withinUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
