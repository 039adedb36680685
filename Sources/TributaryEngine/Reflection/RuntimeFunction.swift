#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A function of the system or of the Swift runtime that no module declares.
///
/// The function is found by its name at run time. A direct reference would prevent every program from linking with a
/// runtime that does not have the function.
package enum RuntimeFunction {
  /// Returns the address of the function with a name, or `nil` if no library of the process exports one.
  ///
  /// A program that contains the standard library, rather than linking to it, does not export the functions of the
  /// runtime.
  package static func find(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      // The header defines the handle of all libraries as a cast of -2, which Swift does not import.
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #elseif canImport(Glibc) || canImport(Musl)
      dlsym(nil, name)
    #else
      nil
    #endif
  }
}
