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
