public import TributaryGeometry
public import TributaryGestures

/// What a pointer did at a point of the root, at a time of the host's clock.
public struct PointerEvent: Sendable, Equatable {
  /// What the pointer did.
  public var phase: Phase

  /// Root coordinates, in points.
  public var location: CGPoint

  /// Seconds of virtual time.
  public var time: Double

  /// The keys that are held meanwhile.
  public var modifiers: EventModifiers

  /// The parts of a press.
  public enum Phase: Sendable, Equatable {
    /// The pointer touches.
    case down
    /// The pointer moves while it touches.
    case moved
    /// The pointer lets go.
    case up
    /// The press is over without having come to an end: the pointer has left, or something else has taken it.
    case cancelled
    /// The pointer has come to a place without touching anything.
    case hovered
    /// The pointer has left the host: it is over nothing any more.
    case exited
    /// A wheel was turned, by so many points; positive shows what is further right and down.
    case scrolled(by: CGSize)
    /// Two fingers move relative to each other. The location of the event is the point between them.
    case pinched(Pinch)
  }

  /// The movement of two fingers on a touch screen or a trackpad.
  public struct Pinch: Sendable, Equatable {
    /// The part of the pinch.
    public var phase: Phase

    /// The distance between the fingers, relative to the distance at the start.
    public var magnification: CGFloat

    /// The rotation of the fingers about each other since the start, clockwise.
    public var rotation: Angle

    /// The parts of a pinch.
    public enum Phase: Sendable, Equatable {
      /// Two fingers touch.
      case began
      /// The fingers move relative to each other.
      case changed
      /// One of the fingers lets go.
      case ended
      /// The pinch is over without having come to an end.
      case cancelled
    }

    /// Creates a moment of a pinch.
    ///
    /// - Parameter magnification: The distance between the fingers, relative to the distance at the start. A value that is not a
    ///   positive number stands for 1.
    public init(_ phase: Phase, magnification: CGFloat = 1, rotation: Angle = .zero) {
      self.phase = phase
      self.magnification = magnification > 0 && magnification.isFinite ? magnification : 1
      self.rotation = rotation.radians.isFinite ? rotation : .zero
    }
  }

  /// An event at a point of the root, in points, at a time in seconds.
  public init(_ phase: Phase, at location: CGPoint, time: Double, modifiers: EventModifiers = []) {
    self.phase = phase
    self.location = location
    self.time = time
    self.modifiers = modifiers
  }

  /// The pointer went down.
  public static func down(at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.down, at: location, time: time)
  }

  /// The pointer moved while it was down.
  public static func moved(to location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.moved, at: location, time: time)
  }

  /// The pointer came up.
  public static func up(at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.up, at: location, time: time)
  }

  /// The pointer has come to a place without touching anything.
  public static func hovered(at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.hovered, at: location, time: time)
  }

  /// The pointer has left the host.
  public static func exited(time: Double) -> PointerEvent { PointerEvent(.exited, at: .zero, time: time) }

  /// The press that goes on is over without having come to an end.
  ///
  /// - Parameters:
  ///   - location: In root coordinates, in points.
  ///   - time: In seconds of the host.
  public static func cancelled(at location: CGPoint = .zero, time: Double) -> PointerEvent {
    PointerEvent(.cancelled, at: location, time: time)
  }

  /// A wheel was turned while the pointer was at a point.
  public static func scrolled(by delta: CGSize, at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.scrolled(by: delta), at: location, time: time)
  }

  /// Two fingers move relative to each other.
  ///
  /// - Parameter location: The point between the fingers, in root coordinates, in points.
  public static func pinched(_ pinch: Pinch, at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.pinched(pinch), at: location, time: time)
  }
}
