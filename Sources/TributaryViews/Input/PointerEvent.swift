public import TributaryGeometry

/// What a pointer did at a point of the root, at a time of the host's clock.
public struct PointerEvent: Sendable, Equatable {
  public var phase: Phase

  /// Root coordinates, in points.
  public var location: CGPoint

  /// Seconds of virtual time.
  public var time: Double

  public enum Phase: Sendable, Equatable {
    case down
    case moved
    case up
  }

  public init(_ phase: Phase, at location: CGPoint, time: Double) {
    self.phase = phase
    self.location = location
    self.time = time
  }

  public static func down(at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.down, at: location, time: time)
  }

  public static func moved(to location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.moved, at: location, time: time)
  }

  public static func up(at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.up, at: location, time: time)
  }
}
