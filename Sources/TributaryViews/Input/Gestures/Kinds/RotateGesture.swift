public import Foundation
public import TributaryGeometry
public import TributaryGestures

/// Recognizes two fingers that turn about each other.
///
/// There is one pointer: as at a mouse, the gesture never begins, and is in nobody's way.
public struct RotateGesture {
  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins once the fingers have turned by an angle.
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
  }
}

extension RotateGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> { TwoFingerRecognizer() }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {}
}

/// An older form of ``RotateGesture``, whose value is the angle.
public struct RotationGesture {
  /// How far the fingers have to turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins once the fingers have turned by an angle.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Angle> { TwoFingerRecognizer() }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Angle>) {}
}
