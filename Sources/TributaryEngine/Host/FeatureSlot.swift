import Synchronization

/// The place of a feature's object among those of a host.
///
/// Invariant: no two slots of a process have the same index.
///
/// By construction: one counter numbers them, which no two threads read at once.
package struct FeatureSlot: Sendable {
  package let index: Int

  private static let last = Atomic<Int>(-1)

  /// Takes a place that nobody else has.
  package init() { index = FeatureSlot.last.add(1, ordering: .relaxed).newValue }
}
