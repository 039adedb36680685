public import TributaryDiagnostics

/// A modifier whose closure computes the value of a preference.
///
/// The closure is the first stored property, as `ClosureIdentity` requires.
@MainActor @preconcurrency
@usableFromInline
package protocol PreferenceTransform: ItemModifier {
  /// The key of the preference.
  associatedtype Key: PreferenceKey

  /// Whether the closure transforms the value published below. Otherwise, it replaces that value.
  nonisolated static var includesContent: Bool { get }

  /// The source location of the modifier.
  nonisolated var location: Diagnostic.Location { get }

  /// Calls the closure.
  ///
  /// - Parameters:
  ///   - value: The value published below, or the default of the key.
  ///   - node: The node of the modifier.
  nonisolated func apply(to value: inout Key.Value, at node: ItemNode)

  /// Returns whether two modifiers compute the same value, because they have the same closure and call it with equal
  /// arguments.
  nonisolated static func areEqual(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool
}

extension PreferenceTransform {
  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TransformPreferenceNode<Self>) {
    node.update(modifier)
  }
}
