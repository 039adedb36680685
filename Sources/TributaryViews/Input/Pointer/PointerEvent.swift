public import TributaryGeometry
public import TributaryGestures

/// A pointer event at a point of the root, at a time of the host's clock.
@_documentation(visibility: internal)
public struct PointerEvent: Sendable, Equatable {
  /// The phase of the event.
  public var phase: Phase

  /// The position of the pointer in root coordinates, in points.
  public var location: CGPoint

  /// The time of the event, in seconds of virtual time.
  public var time: Double

  /// The modifier keys that are pressed during the event.
  public var modifiers: EventModifiers

  /// The device of the event, or all kinds if the device is not specified. Only gestures that recognize one of the
  /// kinds accept the press.
  public var inputKinds: GestureInputKinds

  /// The phases of pointer input.
  public enum Phase: Sendable, Equatable {
    /// The pointer is pressed.
    case down
    /// The pointer moves while it is pressed.
    case moved
    /// The pointer is released.
    case up
    /// The press ends without a release: the pointer has left the host, or another recognizer has taken over.
    case cancelled
    /// The pointer moves without being pressed.
    case hovered
    /// The pointer leaves the host.
    case exited
    /// A wheel scrolls by a distance in points; positive values reveal content to the right and below.
    case scrolled(by: CGSize)
    /// Two fingers move relative to each other. The location of the event is the point between them.
    case pinched(Pinch)
  }

  /// The movement of two fingers on a touch screen or a trackpad.
  public struct Pinch: Sendable, Equatable {
    /// The phase of the pinch.
    public var phase: Phase

    /// The distance between the fingers, relative to the distance at the start.
    public var magnification: CGFloat

    /// The clockwise rotation of the fingers about each other since the start.
    public var rotation: Angle

    /// The phases of a pinch.
    public enum Phase: Sendable, Equatable {
      /// Two fingers have touched the surface.
      case began
      /// The fingers move relative to each other.
      case changed
      /// One of the fingers was lifted.
      case ended
      /// The system canceled the pinch.
      case cancelled
    }

    /// Creates the state of a pinch at one time.
    ///
    /// - Parameters:
    ///   - phase: The phase of the pinch.
    ///   - magnification: The distance between the fingers, relative to the distance at the start. A value that is not
    ///     a positive number is replaced by 1.
    ///   - rotation: The clockwise rotation of the fingers since the start. A value that is not finite is replaced by
    ///     zero.
    public init(_ phase: Phase, magnification: CGFloat = 1, rotation: Angle = .zero) {
      self.phase = phase
      self.magnification = magnification > 0 && magnification.isFinite ? magnification : 1
      self.rotation = rotation.radians.isFinite ? rotation : .zero
    }
  }

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - phase: The phase of the event.
  ///   - location: The position of the pointer in root coordinates, in points.
  ///   - time: The time of the event, in seconds of virtual time.
  ///   - modifiers: The modifier keys that are pressed during the event.
  ///   - inputKinds: The device of the event, or all kinds if it is not specified.
  public init(
    _ phase: Phase, at location: CGPoint, time: Double, modifiers: EventModifiers = [],
    inputKinds: GestureInputKinds = .all
  ) {
    self.phase = phase
    self.location = location
    self.time = time
    self.modifiers = modifiers
    self.inputKinds = inputKinds
  }

  /// Returns an event in which the pointer is pressed, at a location in points and a time in seconds.
  public static func down(at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.down, at: location, time: time)
  }

  /// Returns an event in which the pressed pointer moves, to a location in points and at a time in seconds.
  public static func moved(to location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.moved, at: location, time: time)
  }

  /// Returns an event in which the pointer is released, at a location in points and a time in seconds.
  public static func up(at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.up, at: location, time: time)
  }

  /// Returns an event in which the pointer moves without being pressed, to a location in points and at a time in
  /// seconds.
  public static func hovered(at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.hovered, at: location, time: time)
  }

  /// Returns an event in which the pointer leaves the host, at a time in seconds.
  public static func exited(time: Double) -> PointerEvent { PointerEvent(.exited, at: .zero, time: time) }

  /// Returns an event that cancels the current press.
  ///
  /// - Parameters:
  ///   - location: The position of the pointer in root coordinates, in points.
  ///   - time: The time of the event, in seconds of virtual time.
  public static func cancelled(at location: CGPoint = .zero, time: Double) -> PointerEvent {
    PointerEvent(.cancelled, at: location, time: time)
  }

  /// Returns an event in which a wheel scrolls.
  ///
  /// - Parameters:
  ///   - delta: The distance, in points. Positive values reveal content to the right and below.
  ///   - location: The position of the pointer in root coordinates, in points.
  ///   - time: The time of the event, in seconds of virtual time.
  public static func scrolled(by delta: CGSize, at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.scrolled(by: delta), at: location, time: time)
  }

  /// Creates an event for two fingers that move relative to each other.
  ///
  /// - Parameters:
  ///   - pinch: The phase, the magnification, and the rotation of the fingers.
  ///   - location: The point between the fingers, in root coordinates, in points.
  ///   - time: The time of the event, in seconds of virtual time.
  public static func pinched(_ pinch: Pinch, at location: CGPoint, time: Double) -> PointerEvent {
    PointerEvent(.pinched(pinch), at: location, time: time)
  }
}
