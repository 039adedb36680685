/// Calls `body` with a pointer to `value`.
///
/// The closure parameter of the standard library's function is not isolated, so the compiler adds an executor check to
/// every main-actor closure that is passed to it: 300 instructions for each level of a view. A closure that does not
/// escape runs on the executor of its caller.
@inlinable @inline(__always)
package func withPointer<Value, Result>(to value: borrowing Value, _ body: (UnsafePointer<Value>) -> Result) -> Result {
  withUnsafePointer(to: value, body)
}

/// Calls `body` with a pointer through which it can modify a value.
@inlinable @inline(__always)
package func withMutablePointer<Value, Result>(
  to value: inout Value, _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &value, body)
}

/// Returns the address of a stored property of an object, which is valid while the object exists.
///
/// The access to the property yields only the distance of the property from the start of the object, not a pointer. The
/// access has ended when this function returns, so client code can run while the value is read through the pointer.
/// The caller ensures that the value is not modified in the meantime.
@inlinable @inline(__always)
package func address<Value>(of property: inout Value, in object: AnyObject) -> UnsafeMutablePointer<Value> {
  let start = Unmanaged.passUnretained(object).toOpaque()
  let distance = withUnsafeMutablePointer(to: &property) { UnsafeMutableRawPointer($0) - start }
  return (start + distance).assumingMemoryBound(to: Value.self)
}

/// Calls `body` with a pointer to each element and its index.
@inlinable @inline(__always)
package func withElements<Element>(
  of elements: UnsafeBufferPointer<Element>, _ body: (UnsafePointer<Element>, Int) -> Void
) {
  guard let first = elements.baseAddress else { return }
  for index in 0..<elements.count { body(first + index, index) }
}

/// Calls main-actor code with a value, from a closure whose type does not state its isolation. Sound under the same
/// condition as ``alreadyOnMainActor(_:)``. A closure without captures does not allocate.
@inlinable @inline(__always)
package func alreadyOnMainActor<Value, Result>(
  with value: Value, _ body: @escaping @MainActor (Value) -> Result
) -> Result {
  #if DEBUG
    MainActor.preconditionIsolated()
  #endif
  return unsafeBitCast(body, to: ((Value) -> Result).self)(value)
}

/// Runs main-actor code from a closure whose type does not state its isolation.
///
/// Sound if the closure does not outlive a call that was made on the main actor, such as a traversal of children or the
/// `nextValue` of a fold. Debug builds check the isolation.
@inlinable @inline(__always)
package func alreadyOnMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  #if DEBUG
    MainActor.preconditionIsolated()
  #endif
  return withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}

/// Runs main-actor code from a stored closure whose type does not state its isolation, such as the action of a
/// recognizer. Every build checks that the closure is called on the main actor, and traps otherwise.
package func enteringMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.preconditionIsolated("A main-actor closure was called off the main actor.")
  return alreadyOnMainActor(body)
}

/// Runs main-actor code with a value, as ``enteringMainActor(_:)`` does.
package func enteringMainActor<Value, Result>(
  with value: Value, _ body: @escaping @MainActor (Value) -> Result
) -> Result {
  MainActor.preconditionIsolated("A main-actor closure was called off the main actor.")
  return alreadyOnMainActor(with: value, body)
}
