/// Calls `body` with a pointer to `value`.
///
/// The standard library's function of this kind takes a closure that may run anywhere, so the compiler lets every
/// main-actor closure that is passed to it check its executor: 300 instructions for each level of a view. A closure that
/// does not outlive the call runs where the call was made.
@inlinable @inline(__always)
package func withPointer<Value, Result>(to value: borrowing Value, _ body: (UnsafePointer<Value>) -> Result) -> Result {
  withUnsafePointer(to: value, body)
}

/// Calls `body` with a pointer to a value that it may change.
@inlinable @inline(__always)
package func withMutablePointer<Value, Result>(
  to value: inout Value, _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &value, body)
}

/// The address of a property of an object, where it stays while the object lives.
///
/// Nobody is at the property any more when this returns, so that code of users may run while what stands there is read:
/// that it is not written meanwhile is up to who asks for the address.
@inlinable @inline(__always)
package func address<Value>(of property: inout Value) -> UnsafeMutablePointer<Value> {
  withUnsafeMutablePointer(to: &property) { $0 }
}

/// Calls `body` with a pointer to each element and its index.
@inlinable @inline(__always)
package func withElements<Element>(of array: ContiguousArray<Element>, _ body: (UnsafePointer<Element>, Int) -> Void) {
  array.withUnsafeBufferPointer { elements in
    guard let first = elements.baseAddress else { return }
    for index in 0..<elements.count { body(first + index, index) }
  }
}

/// Calls code of the main actor with a value, from a closure whose type does not say that it is called on the main actor
/// only. Sound where ``alreadyOnMainActor(_:)`` is; code that captures nothing allocates nothing.
@inlinable @inline(__always)
package func alreadyOnMainActor<Value, Result>(
  with value: Value, _ body: @escaping @MainActor (Value) -> Result
) -> Result {
  #if DEBUG
    MainActor.preconditionIsolated()
  #endif
  return unsafeBitCast(body, to: ((Value) -> Result).self)(value)
}

/// Runs code of the main actor from a closure whose type does not say that it is called on the main actor only.
///
/// Sound where the closure does not outlive a call that was made on the main actor: a walk over children, the `nextValue`
/// of a fold. Debug builds check.
@inlinable @inline(__always)
package func alreadyOnMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  #if DEBUG
    MainActor.preconditionIsolated()
  #endif
  return withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}

/// Runs main-actor code from a closure that was stored, such as the action of a recognizer, and whose type does not state its
/// isolation. Every build checks that the closure is called on the main actor, and traps otherwise.
package func enteringMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.preconditionIsolated("A closure of the main actor was called elsewhere.")
  return alreadyOnMainActor(body)
}

/// Runs main-actor code with a value, as ``enteringMainActor(_:)`` does.
package func enteringMainActor<Value, Result>(
  with value: Value, _ body: @escaping @MainActor (Value) -> Result
) -> Result {
  MainActor.preconditionIsolated("A closure of the main actor was called elsewhere.")
  return alreadyOnMainActor(with: value, body)
}
