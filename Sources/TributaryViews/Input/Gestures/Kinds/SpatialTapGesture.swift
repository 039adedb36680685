public import TributaryGeometry
public import TributaryGestures

/// Recognizes one or more taps in a row, and tells where the last one was.
public struct SpatialTapGesture {
  /// How many taps in a row.
  public var count: Int

  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of so many taps; fewer than one counts as one.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// A gesture of so many taps; fewer than one counts as one.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space, in points.
    public var location: CGPoint
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    TapRecognizer(count: gesture.count, in: gesture.coordinateSpace) { Value(location: $0) }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? TapRecognizer<Value> else { return }
    recognizer.count = gesture.count
    recognizer.space = gesture.coordinateSpace
  }
}
