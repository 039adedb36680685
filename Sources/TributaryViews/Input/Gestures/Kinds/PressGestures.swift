public import TributaryGeometry
public import TributaryGestures

/// Recognizes one or more taps in a row.
///
/// A tap is a press of at most 0.75 seconds that moves at most 45 points; those of a row are at most 0.35 seconds apart.
public struct TapGesture {
  /// How many taps in a row.
  public var count: Int

  /// Creates a gesture of so many taps; fewer than one counts as one.
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

/// Recognizes one or more taps in a row, and tells where the last one was.
public struct SpatialTapGesture {
  /// How many taps in a row.
  public var count: Int

  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of so many taps; fewer than one counts as one.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture of so many taps; fewer than one counts as one.
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

/// Recognizes a press that lasts, and stays where it is. The value is `true`, from the moment that the press begins.
public struct LongPressGesture {
  /// How long the press has to last, in seconds.
  public var minimumDuration: Double

  /// How far it may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture of one press, of a duration in seconds that moves no farther than a distance in points; what is
  /// no number or negative counts as the default.
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
