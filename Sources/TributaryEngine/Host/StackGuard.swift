#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The limits of the thread's stack and of the tree's depth, with which trees that are too deep result in a report
/// instead of a crash.
///
/// The creation of nodes may use a quarter of the remaining stack at the beginning of a frame. The rest is reserved for
/// layout and drawing, whose recursion is as deep as the tree and uses larger stack frames.
package struct StackGuard {
  /// The largest depth of a tree, in nodes.
  package let depthLimit: Int32
  /// The address below which no further level of nodes is created; 0 if the bounds of the stack are unknown.
  private var limit: UInt = 0
  /// The addresses of the stack of the thread that ran the last frame, if they are known.
  private var addresses: Range<UInt>?

  package init(maximumDepth: Int) { depthLimit = Int32(clamping: maximumDepth) }

  /// Determines the bounds of the current thread's stack.
  package mutating func measure() {
    let here = StackGuard.position()
    addresses = ThreadStack.current.pointee.addresses
    guard let addresses, addresses.contains(here) else {
      limit = 0
      return
    }
    limit = here - (here - addresses.lowerBound) / 4
  }

  /// Whether the next level of nodes may exceed the stack.
  package var isNearlyExhausted: Bool { StackGuard.position() < limit }

  /// Whether client code that measures further views may exceed the stack: the recursion of layout is as deep as the
  /// tree, and custom layouts use larger stack frames than others.
  ///
  /// Between frames, a view can be measured on another thread than that of the last frame, because the system runs the
  /// main queue on several threads if the program waits in `dispatchMain()`.
  package var isNearlyFull: Bool {
    let here = StackGuard.position()
    var known = addresses
    if known?.contains(here) != true { known = ThreadStack.current.pointee.addresses }
    guard let known else { return false }
    return here < known.lowerBound + StackGuard.reserve
  }

  /// The part of the stack that is reserved for the end of a measurement, in bytes.
  private static let reserve: UInt = 256 << 10

  /// Returns the current stack address.
  @inline(never)
  package static func position() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// Returns the addresses of this thread's stack, which grows downward. The system reads a file for the result, so use
  /// the cached value of `ThreadStack`.
  static func findStack() -> Range<UInt>? {
    #if canImport(Darwin)
      let thread = pthread_self()
      let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      return top - UInt(pthread_get_stacksize_np(thread))..<top
    #elseif canImport(Glibc) || canImport(Musl)
      // The module map of the C library does not contain this extension, so the symbol is resolved by name.
      typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
      guard let symbol = RuntimeFunction.find("pthread_getattr_np") else { return nil }
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      guard unsafeBitCast(symbol, to: GetAttributes.self)(pthread_self(), attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(attributes, &address, &size) == 0 else { return nil }
      return address.map { UInt(bitPattern: $0)..<UInt(bitPattern: $0) + UInt(size) }
    #else
      return nil
    #endif
  }
}
