@_spi(Engine) package import TributaryEngine
public import TributaryGeometry
public import TributaryGestures

/// A gesture that recognizes one or more consecutive taps.
///
/// A tap is a press of at most 0.75 seconds that moves at most 45 points. Consecutive taps are at most 0.35 seconds
/// apart.
public struct TapGesture {
  /// The number of consecutive taps.
  public var count: Int

  /// Creates a gesture with a given number of taps. Values less than 1 count as 1.
  public nonisolated init(count: Int = 1) { self.count = count }

  private var inputKinds = GestureInputKinds.all

  /// Creates a gesture with a given number of taps with certain devices. A tap with another device passes to other
  /// gestures.
  ///
  /// - Parameters:
  ///   - count: The number of taps. Values less than 1 count as 1.
  ///   - inputKinds: The devices.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, inputKinds: GestureInputKinds = .all) {
    self.count = count
    self.inputKinds = inputKinds
  }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Void> {
    let recognizer = TapRecognizer(count: gesture.count, in: .global) { _ in }
    recognizer.inputKinds = gesture.inputKinds
    return recognizer
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Void>) {
    (recognizer as? TapRecognizer<Void>)?.count = gesture.count
    recognizer.inputKinds = gesture.inputKinds
  }
}

/// A gesture that recognizes one or more consecutive taps, with the location of the last one.
public struct SpatialTapGesture {
  /// The number of consecutive taps.
  public var count: Int

  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with a given number of taps. Values less than 1 count as 1.
  ///
  /// - Parameters:
  ///   - count: The number of taps. Values less than 1 count as 1.
  ///   - coordinateSpace: The coordinate space of the location.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture with a given number of taps. Values less than 1 count as 1.
  ///
  /// - Parameters:
  ///   - count: The number of taps. Values less than 1 count as 1.
  ///   - coordinateSpace: The coordinate space of the location.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  private var inputKinds = GestureInputKinds.all

  /// The location of a recognized tap.
  public struct Value: Equatable, Sendable {
    /// The location of the tap in the gesture's coordinate space, in points.
    public var location: CGPoint
  }
}

extension SpatialTapGesture {
  /// Creates a gesture with a given number of taps with certain devices. A tap with another device passes to other
  /// gestures.
  ///
  /// - Parameters:
  ///   - count: The number of taps. Values less than 1 count as 1.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - inputKinds: The devices.
  @_disfavoredOverload
  public nonisolated init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    self.inputKinds = inputKinds
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    let recognizer = TapRecognizer(count: gesture.count, in: gesture.coordinateSpace) { Value(location: $0) }
    recognizer.inputKinds = gesture.inputKinds
    return recognizer
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? TapRecognizer<Value> else { return }
    recognizer.count = gesture.count
    recognizer.space = gesture.coordinateSpace
    recognizer.inputKinds = gesture.inputKinds
  }
}

/// A gesture that recognizes a long press without movement. Its value is `true` from the start of the press.
public struct LongPressGesture {
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double

  /// The maximum distance of the pointer from its start location, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture. A negative or undefined parameter counts as its default.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds.
  ///   - maximumDistance: The maximum distance of the pointer from its start location, in points.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  private var inputKinds = GestureInputKinds.all

  /// Creates a long press gesture for certain devices. A press with another device passes to other gestures. A negative
  /// or undefined duration or distance counts as its default.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds.
  ///   - maximumDistance: The maximum distance of the pointer from its start location, in points.
  ///   - inputKinds: The devices.
  @_disfavoredOverload
  public nonisolated init(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all
  ) {
    self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    self.inputKinds = inputKinds
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Bool> {
    let recognizer = LongPressRecognizer(
      minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance)
    recognizer.inputKinds = gesture.inputKinds
    return recognizer
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Bool>) {
    guard let recognizer = recognizer as? LongPressRecognizer else { return }
    recognizer.minimumDuration = gesture.minimumDuration
    recognizer.maximumDistance = gesture.maximumDistance
    recognizer.inputKinds = gesture.inputKinds
  }
}

/// A tap that performs a control. Like the press of a button, it does not wait for a double tap on a view around the
/// control.
private struct ControlTapGesture: Gesture {
  typealias Value = Void
  typealias Body = Never

  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Void> {
    TapRecognizer(count: 1, in: .global, isInBuiltInBody: true) { _ in }
  }

  static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Void>) {}
}

extension View {
  /// Adds the action of a control, which runs after a tap, or for the Return key while the control has the focus.
  package nonisolated func onControlTap(perform action: @escaping () -> Void) -> some View {
    gesture(ControlTapGesture().onEnded { _ in action() })
  }
}
