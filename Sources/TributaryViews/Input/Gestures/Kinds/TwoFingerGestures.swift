public import Foundation
public import TributaryGeometry
public import TributaryGestures

/// A gesture that recognizes two fingers moving apart or together.
///
/// The fingers touch a touch screen or a trackpad. A press of one pointer does not begin the gesture.
///
/// > Source: conformance GESTURE-50 to GESTURE-57.
public struct MagnifyGesture {
  /// The minimum change of the scale, as a difference from 1.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins when the scale differs from 1 by a minimum.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  private var inputKinds = GestureInputKinds.all

  /// Creates a gesture for fingers on certain devices. Fingers on another device pass to other gestures.
  ///
  /// - Parameters:
  ///   - minimumScaleDelta: The minimum change of the scale, as a difference from 1.
  ///   - inputKinds: The devices: `directTouch` is a touch screen, and `indirectTouch` is a trackpad.
  @_disfavoredOverload
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01, inputKinds: GestureInputKinds = .all) {
    self.minimumScaleDelta = minimumScaleDelta
    self.inputKinds = inputKinds
  }

  /// The state of a magnification at a moment.
  public struct Value: Equatable, Sendable {
    /// The time on the host's clock, as seconds since the reference date.
    public var time: Date
    /// The scale relative to the start of the gesture.
    public var magnification: CGFloat
    /// The change of the scale per second.
    public var velocity: CGFloat
    /// The start location, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The start location, in points.
    public var startLocation: CGPoint

    init(_ moment: TwoFingerMoment) {
      time = Date(timeIntervalSinceReferenceDate: moment.time)
      magnification = moment.pinch.magnification
      velocity = moment.velocity.magnification
      startAnchor = moment.startAnchor
      startLocation = moment.startLocation
    }
  }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    let recognizer = TwoFingerRecognizer(.magnification(gesture.minimumScaleDelta)) { Value($0) }
    recognizer.inputKinds = gesture.inputKinds
    return recognizer
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    (recognizer as? TwoFingerRecognizer<Value>)?.threshold = .magnification(gesture.minimumScaleDelta)
    recognizer.inputKinds = gesture.inputKinds
  }
}

/// A gesture that recognizes a magnification, with the scale as its value; an earlier form of ``MagnifyGesture``.
public struct MagnificationGesture {
  /// The minimum change of the scale, as a difference from 1.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins when the scale differs from 1 by a minimum.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<CGFloat> {
    TwoFingerRecognizer(.magnification(gesture.minimumScaleDelta)) { $0.pinch.magnification }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<CGFloat>) {
    (recognizer as? TwoFingerRecognizer<CGFloat>)?.threshold = .magnification(gesture.minimumScaleDelta)
  }
}

/// A gesture that recognizes a rotation of two fingers.
///
/// The fingers touch a touch screen or a trackpad. A press of one pointer does not begin the gesture.
///
/// > Source: conformance GESTURE-50 to GESTURE-57.
public struct RotateGesture {
  /// The minimum angle of the rotation.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins at a minimum angle of the rotation.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  private var inputKinds = GestureInputKinds.all

  /// Creates a gesture for fingers on certain devices. Fingers on another device pass to other gestures.
  ///
  /// - Parameters:
  ///   - minimumAngleDelta: The minimum angle of the rotation.
  ///   - inputKinds: The devices: `directTouch` is a touch screen, and `indirectTouch` is a trackpad.
  @_disfavoredOverload
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1), inputKinds: GestureInputKinds = .all) {
    self.minimumAngleDelta = minimumAngleDelta
    self.inputKinds = inputKinds
  }

  /// The state of a rotation at a moment.
  public struct Value: Equatable, Sendable {
    /// The time on the host's clock, as seconds since the reference date.
    public var time: Date
    /// The angle of the rotation, clockwise.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The start location, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The start location, in points.
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
    let recognizer = TwoFingerRecognizer(.rotation(gesture.minimumAngleDelta)) { Value($0) }
    recognizer.inputKinds = gesture.inputKinds
    return recognizer
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    (recognizer as? TwoFingerRecognizer<Value>)?.threshold = .rotation(gesture.minimumAngleDelta)
    recognizer.inputKinds = gesture.inputKinds
  }
}

/// A gesture that recognizes a rotation, with the angle as its value; an earlier form of ``RotateGesture``.
public struct RotationGesture {
  /// The minimum angle of the rotation.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins at a minimum angle of the rotation.
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
