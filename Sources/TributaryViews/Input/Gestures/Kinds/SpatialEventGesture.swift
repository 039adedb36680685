public import TributaryGeometry
public import TributaryGestures

/// A gesture that reports the presses on a view from their beginning to their end.
///
///     Canvas { … }
///       .gesture(
///         SpatialEventGesture()
///           .onChanged { events in for event in events { emitters[event.id] = event.location } }
///           .onEnded { events in for event in events { emitters[event.id] = nil } })
///
/// The renderers have one pointer, so that the collection contains one event. A second finger on a touch screen adds no
/// event: the event remains that of the first finger. A press that another gesture wins is canceled, and `onEnded` does
/// not run.
///
/// > Source: conformance GESTURE-85.
public struct SpatialEventGesture {
  /// The coordinate space of the locations.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture that reports presses.
  ///
  /// - Parameter coordinateSpace: The coordinate space of the locations.
  public nonisolated init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    DragRecognizer(minimumDistance: 0, in: gesture.coordinateSpace) { Value($0) }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    (recognizer as? DragRecognizer<Value>)?.space = gesture.coordinateSpace
  }
}
