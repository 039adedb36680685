@_spi(Engine) public import TributaryEngine

/// The work of lazy containers and scroll views after layout: scroll requests, scroll positions, and the realization of
/// visible rows.
package final class CollectionsFollower: HostFeature {
  package static let slot = FeatureSlot()

  /// The host, which owns this object.
  private unowned let host: ViewGraph

  package init(of host: ViewGraph) { self.host = host }

  /// Registers the follower with a host. Features that need a follower call this function on their first use.
  static func register(with host: ViewGraph) {
    if host.features.upcalls.layout == nil { host.features.upcalls.layout = host.feature(CollectionsFollower.self) }
  }
}

extension CollectionsFollower: LayoutFollower {
  package var hasPendingWork: Bool { host.hasScrollRequests }

  package func mayFollowLayout(from start: Int) -> Bool {
    let hasScrollRequests = host.hasScrollRequests
    guard host.hasLazyContainers || host.followsScrollRequests || host.hasScrollPlaces else { return false }
    return host.queues.layout.count > start || !host.queues.geometry.isEmpty || hasScrollRequests
  }

  package func followLayout(within owner: ItemNode?) -> Bool {
    let hasFollowed = host.followScrollRequests()
    if host.keepScrollPlaces(within: owner) || hasFollowed { return true }
    let hasChanged = realizeRows(within: owner)
    if !hasChanged { host.dropScrollRequests() }
    return hasChanged
  }

  package func layoutDidEnd(within owner: ItemNode?) {
    host.dropScrollRequests()
    host.recordScrollPlaces(within: owner)
  }

  package func frameWillEnd() { host.endScrollRequests() }

  package func wasOnlyRevealed(_ item: ItemNode, in walk: UInt32) -> Bool {
    host.hasLazyContainers && item.row?.cameIntoSight(in: walk) ?? false
  }

  /// Makes the visible rows of the lazy containers inside an item.
  ///
  /// - Returns: Whether any rows have changed.
  @MainActor
  private func realizeRows(within owner: ItemNode?) -> Bool {
    guard let registry = host.features[LazyRegistry.self] else { return false }
    var hasChanged = false
    var hasGone = false
    for handle in registry.containers {
      guard let node = host.handles.node(for: handle) as? LazyContainerNode else {
        hasGone = true
        continue
      }
      if let owner, !node.isInside(owner) { continue }
      if node.realizeRows() { hasChanged = true }
    }
    if hasGone { registry.containers.removeAll { host.handles.node(for: $0) == nil } }
    return hasChanged
  }
}

package final class LazyRegistry: HostFeature {
  package static let slot = FeatureSlot()

  /// The lazy containers, which may include handles of removed containers.
  package var containers: ContiguousArray<NodeHandle> = []

  package init(of host: ViewGraph) { CollectionsFollower.register(with: host) }
}

extension ViewGraph {
  /// Whether the host has ever had a lazy container.
  @usableFromInline package var hasLazyContainers: Bool { features[LazyRegistry.self] != nil }
}

extension ViewGraph {
  package func addLazyContainer(_ node: LazyContainerNode) {
    feature(LazyRegistry.self).containers.append(handles.handle(for: node))
  }
}
