/// A guard against stack overflow by recursively nested values: custom styles, shapes and gestures that contain others
/// of their kind.
///
/// The engine stops views at the creation of their nodes (``ViewNode/isTooDeep``). These values have no nodes, so code
/// that forwards a call to a nested value checks this guard first, and returns an empty result instead.
package enum RecursionGuard {
  /// Whether the remaining stack is too small for another nested value. In that case an error is reported at the node
  /// whose code runs.
  package static var hasNoRoom: Bool { lacksRoom(above: ThreadStack.current.pointee.limit) }

  /// Whether the remaining stack is too small to create another stored value.
  ///
  /// Later calls to a stored value use more of the stack at each level. Therefore only a quarter of the stack is
  /// available for the creation of stored values.
  package static var hasNoRoomToMake: Bool {
    guard let addresses = ThreadStack.current.pointee.addresses else { return false }
    return lacksRoom(above: addresses.upperBound - UInt(addresses.count) / 4)
  }

  private static func lacksRoom(above limit: UInt) -> Bool {
    if StackGuard.position() >= limit { return false }
    if let node = currentEvaluation.node { node.reportNestingTooDeep() }
    return true
  }
}

/// The iterative release of deeply nested erased views, for which a recursive release would exceed the stack.
///
/// Releasing a view also releases its content, and each level uses some of the stack. If little remains, the rest is
/// deferred until the same thread releases a view with enough stack available, or ends.
package enum IterativeRelease {
  /// Returns whether the content of a released view must be deferred. If enough stack is available, releases deferred
  /// content.
  package static func mustWait() -> Bool {
    let position = StackGuard.position()
    let stack = ThreadStack.current
    if position < stack.pointee.limit { return true }
    if !stack.pointee.waiting.isEmpty, position > stack.pointee.room { release(contentOf: stack) }
    return false
  }

  package static func keep<V>(_ value: V) { ThreadStack.current.pointee.waiting.append(value) }

  /// Releases the deferred content, including content that is deferred meanwhile.
  static func release(contentOf stack: UnsafeMutablePointer<ThreadStack>) {
    if stack.pointee.isReleasing { return }
    stack.pointee.isReleasing = true
    // Each value is removed from the list before its release, because the release may append others.
    while let next = stack.pointee.waiting.popLast() { withExtendedLifetime(next) {} }
    stack.pointee.isReleasing = false
  }
}
