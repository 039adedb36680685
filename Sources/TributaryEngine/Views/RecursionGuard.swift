/// Whether values that are asked inside values have used up the stack: styles, shapes and gestures of users that are made of
/// others of their kind, perhaps of themselves.
///
/// A view is cut off where its node is made (``ViewNode/isTooDeep``). These have no nodes: whoever hands a question on to what
/// is inside asks here first, and answers with nothing instead.
package enum RecursionGuard {
  /// Whether no further value may be asked; then an error says so at the view whose code runs.
  package static var hasNoRoom: Bool { lacksRoom(above: ThreadStack.current.pointee.limit) }

  /// The same for what is kept, and asked again by code that takes more of the stack at each level: a quarter of it is for
  /// making such values.
  package static var hasNoRoomToMake: Bool {
    guard let addresses = ThreadStack.current.pointee.addresses else { return false }
    return lacksRoom(above: addresses.upperBound - UInt(addresses.count) / 4)
  }

  private static func lacksRoom(above limit: UInt) -> Bool {
    if StackGuard.position() >= limit { return false }
    if let node = currentEvaluation.node { node.host.reportNestingTooDeep(at: node) }
    return true
  }
}

/// Lets go of erased views that are nested so deeply that following them at once would need more stack than there is.
///
/// What is inside a view goes with it, and so on inwards: each level takes some of the stack. Where little is left, the rest
/// waits until the thread lets go of a view with room again, or ends. What waits goes on the thread on which it was let go.
package enum IterativeRelease {
  /// Whether a view that goes has to keep what is inside it for later; if there is room, what waited goes now.
  package static func mustWait() -> Bool {
    let position = StackGuard.position()
    let stack = ThreadStack.current
    if position < stack.pointee.limit { return true }
    if !stack.pointee.waiting.isEmpty, position > stack.pointee.room { letGo(of: stack) }
    return false
  }

  package static func keep<V>(_ value: V) { ThreadStack.current.pointee.waiting.append(value) }

  /// Lets go of what waits, and of what waits because of that.
  static func letGo(of stack: UnsafeMutablePointer<ThreadStack>) {
    if stack.pointee.isLettingGo { return }
    stack.pointee.isLettingGo = true
    // Each is taken out before it goes: as it goes, others are added.
    while let next = stack.pointee.waiting.popLast() { withExtendedLifetime(next) {} }
    stack.pointee.isLettingGo = false
  }
}
