import TributaryGeometry
public import TributaryGestures

/// Recognizes one or more taps in a row.
///
/// A tap is a press of at most 0.75 seconds that moves at most 45 points; those of a row are at most 0.35 seconds apart.
public struct TapGesture {
  /// How many taps in a row.
  public var count: Int

  /// A gesture of so many taps; fewer than one counts as one.
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Void> {
    TapRecognizer(count: gesture.count, in: .global) { _ in }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Void>) {
    (recognizer as? TapRecognizer<Void>)?.count = gesture.count
  }
}
