#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bounds of the thread's stack and of the tree's depth, so that deep trees end in a report and not in a crash.
///
/// A quarter of what is left of the stack when a frame begins is for making nodes; layout and drawing, which go as deep as
/// the tree does and take more at each level, have the rest.
package struct StackGuard {
  /// How deep a tree may be, in nodes.
  package let depthLimit: Int32
  /// Below this address no further level of nodes is made; 0 where the bound of the stack is not known.
  private var limit: UInt = 0
  /// The lowest address of the stack of the thread that ran the last frame, where it is known.
  private var bound: UInt?

  package init(maximumDepth: Int) { depthLimit = Int32(clamping: maximumDepth) }

  /// Learns how far the stack of this thread reaches.
  package mutating func measure() {
    let here = StackGuard.position()
    bound = ThreadStack.current.pointee.addresses?.lowerBound
    guard let bound, bound < here else {
      limit = 0
      return
    }
    limit = here - (here - bound) / 4
  }

  /// Whether the next level of nodes might not fit.
  package var isNearlyExhausted: Bool { StackGuard.position() < limit }

  /// Whether user code that measures further views might not fit: layout goes as deep as the tree does, and layouts of
  /// users take more of the stack at each level than others.
  package var isNearlyFull: Bool {
    guard let bound else { return false }
    return StackGuard.position() < bound + StackGuard.reserve
  }

  /// What is kept free for whatever a measurement ends in, in bytes.
  private static let reserve: UInt = 256 << 10

  /// Where the stack stands.
  @inline(never)
  package static func position() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// The addresses of this thread's stack, which grows downwards. The system reads a file to tell: ask `ThreadStack`.
  static func findStack() -> Range<UInt>? {
    #if canImport(Darwin)
      let thread = pthread_self()
      let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      return top - UInt(pthread_get_stacksize_np(thread))..<top
    #elseif canImport(Glibc) || canImport(Musl)
      // The function is an extension that the module map of the C library does not show; it is looked up by name.
      typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return nil }
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
