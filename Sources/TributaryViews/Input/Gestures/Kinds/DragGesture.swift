public import TributaryGeometry
public import TributaryGestures

/// A gesture that recognizes a press that moves.
public struct DragGesture {
  /// The distance that the pointer moves before the drag begins, in points of the root.
  public var minimumDistance: CGFloat

  /// The coordinate space of the values.
  public var coordinateSpace: CoordinateSpace

  private var inputKinds = GestureInputKinds.all

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance at which the drag begins, in points. A negative or undefined value counts as the
  ///     default.
  ///   - coordinateSpace: The coordinate space of the values.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance at which the drag begins, in points. A negative or undefined value counts as the
  ///     default.
  ///   - coordinateSpace: The coordinate space of the values.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture {
  /// Creates a drag gesture for presses with certain devices. A press with another device passes to other gestures.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance at which the drag begins, in points. A negative or undefined value counts as the
  ///     default.
  ///   - coordinateSpace: The coordinate space of the values.
  ///   - inputKinds: The devices.
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
    inputKinds: GestureInputKinds = .all
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    self.inputKinds = inputKinds
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    let recognizer = DragRecognizer(minimumDistance: gesture.minimumDistance, in: gesture.coordinateSpace) { Value($0) }
    recognizer.inputKinds = gesture.inputKinds
    return recognizer
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? DragRecognizer<Value> else { return }
    recognizer.minimumDistance = gesture.minimumDistance
    recognizer.space = gesture.coordinateSpace
    recognizer.inputKinds = gesture.inputKinds
  }
}

extension DragGesture {
  /// The state of a drag at a moment, in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The time on the host's clock, as seconds since the reference date.
    public var time: Date

    /// The location of the pointer, in points.
    public var location: CGPoint

    /// The location of the pointer at the start of the press, in points.
    public var startLocation: CGPoint

    /// The velocity of the pointer, in points per second.
    public private(set) var velocity: CGSize

    init(_ moment: DragMoment) {
      time = Date(timeIntervalSinceReferenceDate: moment.time)
      location = moment.location
      startLocation = moment.startLocation
      velocity = moment.velocity
    }

    /// The translation from the start location to the current location, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted end location of the pointer: a quarter of a second later, at its current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The translation from the start location to the predicted end location, in points.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }
}

/// A gesture that moves the window on desktops. Here it is never recognized, because a program cannot move its window:
/// a window fills the terminal or the browser window. Presses pass to other gestures.
///
/// > Source: conformance GESTURE-84.
public struct WindowDragGesture {
  /// Creates a window drag gesture.
  public nonisolated init() {}

  /// The value of the gesture, which has no content.
  public struct Value: Equatable, Sendable {}
}

extension WindowDragGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> { AbsentRecognizer() }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {}
}
