@_spi(Engine) public import TributaryEngine

/// The lazy containers of a host.
package final class LazyRegistry: HostFeature {
  package static let slot = FeatureSlot()

  /// The lazy containers, and perhaps some that have gone.
  package var containers: ContiguousArray<NodeHandle> = []

  package init(of host: ViewGraph) { CollectionsFollower.register(with: host) }
}

extension ViewGraph {
  /// Whether there ever was a lazy container.
  @usableFromInline package var hasLazyContainers: Bool { features[LazyRegistry.self] != nil }
}
