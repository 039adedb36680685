public import TributaryGeometry
public import TributaryGestures

/// Recognizes a press that lasts, and stays where it is. The value is `true`, from the moment that the press begins.
public struct LongPressGesture {
  /// How long the press has to last, in seconds.
  public var minimumDuration: Double

  /// How far it may move, in points.
  public var maximumDistance: CGFloat

  /// A gesture of one press, of a duration in seconds that moves no farther than a distance in points; what is no number or
  /// negative counts as the default.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Bool> {
    LongPressRecognizer(minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance)
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Bool>) {
    guard let recognizer = recognizer as? LongPressRecognizer else { return }
    recognizer.minimumDuration = gesture.minimumDuration
    recognizer.maximumDistance = gesture.maximumDistance
  }
}
