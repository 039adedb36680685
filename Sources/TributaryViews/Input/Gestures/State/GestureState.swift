@_spi(Engine) public import TributaryEngine
public import TributaryGestures

/// A property wrapper for a value that a gesture writes and that resets to its initial value at the end of the gesture.
///
/// Gestures write the value with `updating(_:body:)`; other code cannot. The value resets when the gesture ends, fails,
/// yields to another gesture, or is interrupted, and when the view with the gesture is removed.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  // The engine requires this order: the storage begins with the box, followed by the value.
  var box: StateBox<Value>?
  let initialValue: Value
  let prepareReset: (Value, inout Transaction) -> Void

  /// Creates a value that resets without animation.
  ///
  /// - Parameter wrappedValue: The value before and after a gesture.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Creates a value that resets without animation.
  ///
  /// - Parameter initialValue: The value before and after a gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a value that resets with a transaction.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value before and after a gesture.
  ///   - resetTransaction: The transaction of the reset, which can animate it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a value that resets with a transaction.
  ///
  /// - Parameters:
  ///   - initialValue: The value before and after a gesture.
  ///   - resetTransaction: The transaction of the reset, which can animate it.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a value that resets with a transaction that a closure prepares for the last value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value before and after a gesture.
  ///   - reset: A closure that prepares the transaction of the reset for the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    prepareReset = reset
  }

  /// Creates a value that resets with a transaction that a closure prepares for the last value.
  ///
  /// - Parameters:
  ///   - initialValue: The value before and after a gesture.
  ///   - reset: A closure that prepares the transaction of the reset for the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value that the gesture has written, or the initial value.
  public var wrappedValue: Value {
    guard let box else {
      recordUseOutsideTree(of: Self.self, "read")
      return initialValue
    }
    return box.read()
  }

  /// The state to pass to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> {
    if box == nil { recordUseOutsideTree(of: Self.self, "bound") }
    return self
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a value that is initially `nil` and resets with a transaction.
  ///
  /// - Parameter resetTransaction: The transaction of the reset, which can animate it.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a value that is initially `nil` and resets with a transaction that a closure prepares for the last value.
  ///
  /// - Parameter reset: A closure that prepares the transaction of the reset for the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState {
  @MainActor public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  @MainActor public static var _wantsUpdate: Bool { false }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let box = context.makeStorage(StateBox<Value>.self, at: UnsafeRawPointer(address))
    address.assumingMemoryBound(to: GestureState<Value>.self).pointee.box = box
  }

  @MainActor
  public static func _visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {
    if let box = address.assumingMemoryBound(to: GestureState<Value>.self).pointee.box { visitor.visit(box) }
  }

  @MainActor
  public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    new.assumingMemoryBound(to: GestureState<Value>.self).pointee.box =
      old.assumingMemoryBound(to: GestureState<Value>.self).pointee.box
  }
}

extension GestureState {
  /// Writes the value with a closure.
  @MainActor
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.value
    var transaction = Transaction()
    body(&value, &transaction)
    BindingLocation.state(box).write(value, transaction)
  }

  /// Resets the value to the initial one.
  @MainActor
  func reset() {
    guard let box else { return }
    var transaction = Transaction()
    prepareReset(box.value, &transaction)
    BindingLocation.state(box).write(initialValue, transaction)
  }
}

/// A gesture that writes a `GestureState` during its recognition.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  /// The gesture that is recognized.
  public var base: Base

  /// The state that the gesture writes.
  public var state: GestureState<State>

  /// The closure that writes the state for a value of the gesture.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that writes a state.
  ///
  /// - Parameters:
  ///   - base: The gesture that is recognized.
  ///   - state: The state that the gesture writes.
  ///   - body: The closure that writes the state for a value of the gesture.
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
  /// Returns this gesture with a closure that writes a gesture state for each value before the end.
  ///
  /// - Parameters:
  ///   - state: The state that is written.
  ///   - body: A closure that receives a value of the gesture, and changes the state and its transaction.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
