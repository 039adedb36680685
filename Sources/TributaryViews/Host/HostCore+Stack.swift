#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bounds of the thread's stack, so that deep trees end in a report and not in a crash.
extension HostCore {
  /// Learns how far the stack of this thread reaches.
  ///
  /// A quarter of what is left when a frame begins is for making nodes; layout and drawing, which go as deep as the tree
  /// does and take more at each level, have the rest.
  package func measureStack() {
    let here = HostCore.stackPosition()
    let thread = UInt(bitPattern: pthread_self().hashValue)
    if stackBound?.thread != thread { stackBound = (thread, HostCore.findStackBound()) }
    guard let bound = stackBound?.bound, bound < here else {
      stackLimit = 0
      return
    }
    stackLimit = here - (here - bound) / 4
  }

  /// Whether the next level of nodes might not fit.
  @usableFromInline
  package func isStackNearlyExhausted() -> Bool { HostCore.stackPosition() < stackLimit }

  /// Whether user code that measures further views might not fit: layout goes as deep as the tree does, and layouts of
  /// users take more of the stack at each level than others.
  package func isStackNearlyFull() -> Bool {
    guard let bound = stackBound?.bound else { return false }
    return HostCore.stackPosition() < bound + HostCore.stackReserve
  }

  /// What is kept free for whatever a measurement ends in, in bytes.
  private static let stackReserve: UInt = 256 << 10

  @inline(never)
  private static func stackPosition() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// The lowest address of this thread's stack.
  private static func findStackBound() -> UInt? {
    #if canImport(Darwin)
      let thread = pthread_self()
      let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      return top - UInt(pthread_get_stacksize_np(thread))
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
      return address.map { UInt(bitPattern: $0) }
    #else
      return nil
    #endif
  }
}
