import Synchronization

/// Lets go of erased views that are nested so deeply that following them at once would need more stack than there is.
///
/// What is inside a view goes with it, and so on inwards: each level takes some of the stack. Where little is left, the rest
/// waits until somebody lets go of a view with room again. Only the thread of frames is watched.
package enum DeepRelease {
  /// Below this address what is nested waits; 0 while no frame has been run.
  private static let limit = Atomic<UInt>(0)
  private static let thread = Atomic<UInt>(0)
  /// Touched on the thread of frames only.
  nonisolated(unsafe) private static var waiting: [Any] = []
  nonisolated(unsafe) private static var isLettingGo = false

  /// What is kept free for whatever else goes with a view, in bytes.
  private static let reserve: UInt = 1 << 20

  /// A frame begins on a thread whose stack ends at an address.
  package static func noteThread(_ id: UInt, stackBound: UInt?) {
    limit.store(stackBound.map { $0 + reserve } ?? 0, ordering: .relaxed)
    thread.store(id, ordering: .relaxed)
  }

  /// Whether a view that goes has to keep what is inside it for later; if there is room, what waited goes now.
  static func mustWait() -> Bool {
    guard StackGuard.thread() == thread.load(ordering: .relaxed) else { return false }
    let (position, limit) = (StackGuard.position(), limit.load(ordering: .relaxed))
    if position < limit { return true }
    if !waiting.isEmpty, position > limit + reserve { letGo() }
    return false
  }

  static func keep<V>(_ value: V) { waiting.append(value) }

  private static func letGo() {
    if isLettingGo { return }
    isLettingGo = true
    while waiting.popLast() != nil {}
    isLettingGo = false
  }
}
