@_spi(Engine) public import TributaryEngine
public import TributaryGestures

/// A gesture that writes a `GestureState` while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  /// The gesture that is recognized.
  public var base: Base

  /// What it writes.
  public var state: GestureState<State>

  /// Writes the state for a value of the gesture.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// A gesture that writes `state`.
  public nonisolated init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture {
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    ShowingRecognizer(
      Base._makeRecognizer(gesture.base), show: { gesture.show($0) }, takeBack: { gesture.state.reset() })
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? ShowingRecognizer<Value> else { return }
    Base._updateRecognizer(gesture.base, recognizer.base)
    recognizer.show = { gesture.show($0) }
    recognizer.takeBack = { gesture.state.reset() }
  }

  @MainActor
  private func show(_ value: Value) {
    let write: (Value, inout State, inout Transaction) -> Void = body
    state.update { write(value, &$0, &$1) }
  }
}

extension Gesture {
  /// Lets `body` write a gesture state with every value of this gesture before its end.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
