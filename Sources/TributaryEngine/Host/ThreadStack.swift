#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a thread knows of its stack, asked of the system once, and what it lets go of later for want of room there.
///
/// Invariants:
/// 1. Each thread has its own, at an address that is its own until it ends.
/// 2. Nothing waits on a thread that has ended.
///
/// Tested by `DeepReleaseTests`.
struct ThreadStack {
  /// The addresses of the stack, which grows downwards; `nil` where the system does not say.
  let addresses: Range<UInt>?
  /// Below this address what is nested waits; above the other, what waits goes.
  let limit, room: UInt
  var waiting: [Any] = []
  var isLettingGo = false

  private init() {
    addresses = StackGuard.findStack()
    guard let addresses else {
      (limit, room) = (0, 0)
      return
    }
    // What is kept free for whatever else goes with a view, in bytes.
    let reserve = min(1 << 20, UInt(addresses.count) / 4)
    (limit, room) = (addresses.lowerBound + reserve, addresses.lowerBound + 2 * reserve)
  }

  /// That of the thread that runs.
  static var current: UnsafeMutablePointer<ThreadStack> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: ThreadStack.self) }
    let made = UnsafeMutablePointer<ThreadStack>.allocate(capacity: 1)
    made.initialize(to: ThreadStack())
    pthread_setspecific(key, made)
    return made
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
    let stack = address.assumingMemoryBound(to: ThreadStack.self)
    IterativeRelease.letGo(of: stack)
    pthread_setspecific(key, nil)
    stack.deinitialize(count: 1)
    stack.deallocate()
  }
}
