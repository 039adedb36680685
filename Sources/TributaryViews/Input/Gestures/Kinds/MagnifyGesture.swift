public import Foundation
public import TributaryGeometry
public import TributaryGestures

/// Recognizes two fingers that move apart or together.
///
/// The fingers are those on a touch screen or a trackpad. A press of one pointer does not begin the gesture.
///
/// > Source: conformance GESTURE-50 to GESTURE-57.
public struct MagnifyGesture {
  /// How much the fingers have to move, as a factor.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins once the scale differs from 1 by a number.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// A moment of a magnification.
  public struct Value: Equatable, Sendable {
    /// The moment, as seconds of the host's clock since the reference date.
    public var time: Date
    /// By how much what is between the fingers is larger.
    public var magnification: CGFloat
    /// How fast that changes, per second.
    public var velocity: CGFloat
    /// Where the fingers began, in the view.
    public var startAnchor: UnitPoint
    /// Where the fingers began, in points.
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
    TwoFingerRecognizer(.magnification(gesture.minimumScaleDelta)) { Value($0) }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    (recognizer as? TwoFingerRecognizer<Value>)?.threshold = .magnification(gesture.minimumScaleDelta)
  }
}

/// An older form of ``MagnifyGesture``, whose value is the factor.
public struct MagnificationGesture {
  /// How much the fingers have to move, as a factor.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins once the scale differs from 1 by a number.
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
