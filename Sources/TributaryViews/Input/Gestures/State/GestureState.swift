@_spi(Engine) public import TributaryEngine
public import TributaryGestures

/// A value that a view has while a gesture goes on, and that goes back to where it was when the gesture is over.
///
/// Gestures write it through `updating(_:body:)`; nothing else can. It is reset when the gesture ends, fails, loses to
/// another one or is interrupted, or when the view that carries the gesture goes.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  // The engine relies on this order: the storage begins with the value behind it.
  var box: StateBox<Value>?
  let initialValue: Value
  let prepareReset: (Value, inout Transaction) -> Void

  /// Creates a value that is reset without animation.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Creates a value that is reset without animation.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a value that is reset with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a value that is reset with a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a value that is reset with a transaction that `reset` makes of the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    prepareReset = reset
  }

  /// Creates a value that is reset with a transaction that `reset` makes of the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value as the gesture has written it, else the initial one.
  public var wrappedValue: Value {
    guard let box else {
      recordUseOutsideTree(of: Self.self, "read")
      return initialValue
    }
    return box.read()
  }

  /// What `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> {
    if box == nil { recordUseOutsideTree(of: Self.self, "bound") }
    return self
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a value that is `nil` until a gesture writes it, and is reset with a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a value that is `nil` until a gesture writes it, and is reset with a transaction made of the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState {
  @MainActor public static var _comparison: PropertyComparison? { PropertyComparison(.ignored) }

  @MainActor public static var _wantsUpdate: Bool { false }

  @MainActor
  public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    let box = StateBox<Value>(at: UnsafeRawPointer(address), context)
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
  /// Lets `body` write the value.
  @MainActor
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.value
    var transaction = Transaction()
    body(&value, &transaction)
    BindingLocation.state(box).write(value, transaction)
  }

  /// Puts the initial value back.
  @MainActor
  func reset() {
    guard let box else { return }
    var transaction = Transaction()
    prepareReset(box.value, &transaction)
    BindingLocation.state(box).write(initialValue, transaction)
  }
}

/// A gesture that writes a `GestureState` while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  /// The gesture that is recognized.
  public var base: Base

  /// What it writes.
  public var state: GestureState<State>

  /// Writes the state for a value of the gesture.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that writes `state`.
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
