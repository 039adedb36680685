/// What a host knows of its safe areas, so that trees in which nothing is covered ask no further.
package final class SafeAreaFacts: HostFeature {
  package static let slot = FeatureSlot()

  /// Whether any node was ever made that covers part of the room of what is inside it.
  package var hasRegions = false
  /// Whether an edge of the root is covered.
  package var isRootCovered = false

  package init(of host: HostCore) {}
}

extension HostCore {
  /// Whether anything may be covered: an edge of the root, or what is inside a region.
  package var hasSafeArea: Bool {
    guard let facts = features[SafeAreaFacts.self] else { return false }
    return facts.hasRegions || facts.isRootCovered
  }

  /// A node has been made that covers part of the room of what is inside it.
  package func recordSafeAreaRegion() { feature(SafeAreaFacts.self).hasRegions = true }
}
