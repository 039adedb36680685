#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The stack bounds of a thread, which are determined once, and the objects whose release is deferred for lack of stack
/// space.
///
/// Invariants:
/// 1. Each thread has a separate value, at an address that is constant until the thread ends.
/// 2. No object is deferred on a thread that has ended.
///
/// Tested by `IterativeReleaseTests`.
struct ThreadStack {
  /// The addresses of the stack, which grows downward; `nil` if the system does not provide them.
  let addresses: Range<UInt>?
  /// The address below which nested releases are deferred, and the address above which deferred objects are released.
  let limit, room: UInt
  var waiting: [Any] = []
  var isReleasing = false

  private init() {
    addresses = StackGuard.findStack()
    guard let addresses else {
      (limit, room) = (0, 0)
      return
    }
    // The part of the stack that is reserved for the release of other objects with a view, in bytes.
    let reserve = min(1 << 20, UInt(addresses.count) / 4)
    (limit, room) = (addresses.lowerBound + reserve, addresses.lowerBound + 2 * reserve)
  }

  /// The stack of the current thread, which is created at the first access.
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
    // Released objects can release further views, which require the same value.
    pthread_setspecific(key, address)
    let stack = address.assumingMemoryBound(to: ThreadStack.self)
    IterativeRelease.release(contentOf: stack)
    pthread_setspecific(key, nil)
    stack.deinitialize(count: 1)
    stack.deallocate()
  }
}
