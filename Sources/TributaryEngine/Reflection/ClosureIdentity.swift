/// The function and the context of a closure, which identify the closure while its context is alive.
///
/// A closure that a container passes on unchanged has the same identity. A closure that is created again has another
/// one, unless it captures nothing.
///
/// Tested by `HandedOnContentTests`.
@usableFromInline
package struct ClosureIdentity {
  private let function: UInt
  /// The context, retained so that no other closure can get its address; `nil` for a closure that captures nothing.
  private let context: AnyObject?

  /// Creates an identity that no closure has.
  @usableFromInline
  package init() {
    function = 0
    context = nil
  }

  /// Reads the identity of a stored closure.
  ///
  /// The words are read from memory, because a generic function that receives a closure as a value may wrap it in
  /// another closure.
  ///
  /// - Parameter closure: A pointer to a stored closure, or to a structure whose first field is one.
  @usableFromInline
  package init(at closure: UnsafeRawPointer) {
    function = closure.load(as: UInt.self)
    context = closure.load(fromByteOffset: MemoryLayout<UInt>.size, as: AnyObject?.self)
  }

  @usableFromInline
  package static func == (a: ClosureIdentity, b: ClosureIdentity) -> Bool {
    a.function == b.function && a.context === b.context
  }
  /// Returns whether two stored closures are identical, without counting references. Both closures are alive, so
  /// different contexts have different addresses.
  ///
  /// - Parameters:
  ///   - a: A pointer to a stored closure, or to a structure whose first field is one.
  ///   - b: Another pointer of this kind.
  @inlinable
  package static func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.load(as: (UInt, UInt).self) == b.load(as: (UInt, UInt).self)
  }
}
