public import TributaryGestures

/// A gesture that may be missing: without one nothing is recognized.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Wrapped?) -> GestureRecognizer<Wrapped.Value> {
    gesture.map { OptionalRecognizer(Wrapped._makeRecognizer($0)) } ?? AbsentRecognizer()
  }

  public static func _updateRecognizer(_ gesture: Wrapped?, _ recognizer: GestureRecognizer<Wrapped.Value>) {
    // Where there was none when the press began, this press is over.
    guard let recognizer = recognizer as? OptionalRecognizer<Wrapped.Value> else { return }
    if let gesture { Wrapped._updateRecognizer(gesture, recognizer.base) } else { recognizer.fail() }
  }
}
