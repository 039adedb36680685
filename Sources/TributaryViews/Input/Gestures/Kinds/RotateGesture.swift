public import Foundation
public import TributaryGeometry
public import TributaryGestures

/// Recognizes two fingers that turn about each other.
///
/// The fingers are those on a touch screen or a trackpad. A press of one pointer does not begin the gesture.
///
/// > Source: conformance GESTURE-50 to GESTURE-57.
public struct RotateGesture {
  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle

  /// A gesture that begins once the fingers have turned by an angle.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// A moment of a rotation.
  public struct Value: Equatable, Sendable {
    /// The moment, as seconds of the host's clock since the reference date.
    public var time: Date
    /// How far the fingers have turned, clockwise.
    public var rotation: Angle
    /// How fast they turn, per second.
    public var velocity: Angle
    /// Where the fingers began, in the view.
    public var startAnchor: UnitPoint
    /// Where the fingers began, in points.
    public var startLocation: CGPoint

    init(_ moment: TwoFingerMoment) {
      time = Date(timeIntervalSinceReferenceDate: moment.time)
      rotation = moment.pinch.rotation
      velocity = moment.velocity.rotation
      startAnchor = moment.startAnchor
      startLocation = moment.startLocation
    }
  }
}

extension RotateGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    TwoFingerRecognizer(.rotation(gesture.minimumAngleDelta)) { Value($0) }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    (recognizer as? TwoFingerRecognizer<Value>)?.threshold = .rotation(gesture.minimumAngleDelta)
  }
}

/// An older form of ``RotateGesture``, whose value is the angle.
public struct RotationGesture {
  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle

  /// A gesture that begins once the fingers have turned by an angle.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Angle> {
    TwoFingerRecognizer(.rotation(gesture.minimumAngleDelta)) { $0.pinch.rotation }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Angle>) {
    (recognizer as? TwoFingerRecognizer<Angle>)?.threshold = .rotation(gesture.minimumAngleDelta)
  }
}
