/// Types of the standard library that hold values of any type, and are compared by what they hold: their own `==` would
/// ask objects inside for theirs.
package protocol ValueHolder: _KnownToEngine {
  /// Whether all that it holds is compared by its own `==`, so that its own does as well.
  static var isPlain: Bool { get }

  /// The types of what it holds.
  static var parts: [Any.Type] { get }

  /// The rule where it is not plain.
  @MainActor static var comparison: Comparison { get }
}
