#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets go of erased views that are nested so deeply that following them at once would need more stack than there is.
///
/// What is inside a view goes with it, and so on inwards: each level takes some of the stack. Where little is left, the rest
/// waits until the thread lets go of a view with room again, or ends.
///
/// Invariants:
/// 1. Each thread has its own, so that what waits goes on the thread on which it was let go.
/// 2. Nothing waits on a thread that has ended.
final class DeepRelease {
  /// Below this address what is nested waits; above the other, what waits goes.
  private let limit, room: UInt
  private var waiting: [Any] = []
  private var isLettingGo = false

  private init() {
    guard let stack = StackGuard.findStack() else {
      (limit, room) = (0, 0)
      return
    }
    // What is kept free for whatever else goes with a view, in bytes.
    let reserve = min(1 << 20, UInt(stack.count) / 4)
    (limit, room) = (stack.lowerBound + reserve, stack.lowerBound + 2 * reserve)
  }

  /// Whether a view that goes has to keep what is inside it for later; if there is room, what waited goes now.
  static func mustWait() -> Bool {
    let position = StackGuard.position()
    let releases = current
    if position < releases.limit { return true }
    if !releases.waiting.isEmpty, position > releases.room { releases.letGo() }
    return false
  }

  static func keep<V>(_ value: V) { current.waiting.append(value) }

  private func letGo() {
    if isLettingGo { return }
    isLettingGo = true
    while waiting.popLast() != nil {}
    isLettingGo = false
  }

  /// That of the thread that runs.
  private static var current: DeepRelease {
    if let address = pthread_getspecific(key) { return Unmanaged.fromOpaque(address).takeUnretainedValue() }
    let releases = DeepRelease()
    pthread_setspecific(key, Unmanaged.passRetained(releases).toOpaque())
    return releases
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { threadDidEnd($0) }
    return key
  }()

  private static func threadDidEnd(_ address: UnsafeMutableRawPointer?) {
    guard let address else { return }
    // What goes now lets go of further views: they find the same place as before.
    pthread_setspecific(key, address)
    Unmanaged<DeepRelease>.fromOpaque(address).takeUnretainedValue().letGo()
    pthread_setspecific(key, nil)
    Unmanaged<DeepRelease>.fromOpaque(address).release()
  }
}
