public import TributaryGeometry
public import TributaryGestures

/// Recognizes a press that moves.
public struct DragGesture {
  /// How far the pointer has to move before the drag begins, in points of the root.
  public var minimumDistance: CGFloat

  /// The space of the values.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that begins after a distance in points; what is no number or negative counts as the default.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture that begins after a distance in points; what is no number or negative counts as the default.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    DragRecognizer(minimumDistance: gesture.minimumDistance, in: gesture.coordinateSpace) { Value($0) }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? DragRecognizer<Value> else { return }
    recognizer.minimumDistance = gesture.minimumDistance
    recognizer.space = gesture.coordinateSpace
  }
}

extension DragGesture {
  /// A moment of a drag, in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The moment, as seconds of the host's clock since the reference date.
    public var time: Date

    /// Where the pointer is, in points.
    public var location: CGPoint

    /// Where it went down, in points.
    public var startLocation: CGPoint

    /// How fast it moves, in points a second.
    public private(set) var velocity: CGSize

    init(_ moment: DragMoment) {
      time = Date(timeIntervalSinceReferenceDate: moment.time)
      location = moment.location
      startLocation = moment.startLocation
      velocity = moment.velocity
    }

    /// The way from where the pointer went down to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest: a quarter of a second further on, at the velocity that it has.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from where the pointer went down to where it would come to rest.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }
}
