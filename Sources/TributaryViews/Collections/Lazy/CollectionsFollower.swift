@_spi(Engine) public import TributaryEngine

/// The work of lazy containers and scroll views after layout: scroll requests, scroll positions, and the realization of
/// visible rows.
package final class CollectionsFollower: HostFeature {
  package static let slot = FeatureSlot()

  /// The host, which owns this object.
  private unowned let host: ViewGraph

  package init(of host: ViewGraph) { self.host = host }

  /// The scroll requests and positions of the host; `nil` until there are any.
  private var scrolls: ScrollRegistry? { host.features[ScrollRegistry.self] }

  /// Registers the follower with a host. Features that need a follower call this function on their first use.
  static func register(with host: ViewGraph) {
    if host.features.upcalls.layout == nil { host.features.upcalls.layout = host.feature(CollectionsFollower.self) }
  }
}

extension CollectionsFollower: LayoutFollower {
  package var hasPendingWork: Bool { scrolls?.hasRequests ?? false }

  package var followsLayout: Bool {
    LazyRegistry.exists(in: host) || scrolls.map { $0.followsRequests || $0.hasPlaces } ?? false
  }

  package func followLayout(within owner: ItemNode?) -> Bool {
    let hasFollowed = scrolls?.followRequests() ?? false
    if scrolls?.keepPlaces(within: owner) ?? false || hasFollowed { return true }
    let hasChanged = realizeRows(within: owner)
    if !hasChanged { scrolls?.dropRequests() }
    return hasChanged
  }

  package func layoutDidEnd(within owner: ItemNode?) {
    scrolls?.dropRequests()
    scrolls?.recordPlaces(within: owner)
  }

  package func frameWillEnd() {
    scrolls?.endRequests()
    scrolls?.endExcesses()
  }

  package func wasOnlyRevealed(_ item: ItemNode, in walk: UInt32) -> Bool {
    LazyRegistry.exists(in: host) && item.row?.cameIntoSight(in: walk) ?? false
  }

  /// Makes the visible rows of the lazy containers inside an item, after all of these have followed their anchors.
  ///
  /// - Returns: Whether any rows or offsets have changed.
  @MainActor
  private func realizeRows(within owner: ItemNode?) -> Bool {
    guard let registry = host.features[LazyRegistry.self] else { return false }
    func anyContainer(_ change: (LazyContainerNode) -> Bool) -> Bool {
      var (hasChanged, hasGone) = (false, false)
      for handle in registry.containers {
        guard let node = host.handles.node(for: handle) else {
          hasGone = true
          continue
        }
        if let owner, !node.isInScope(of: owner) { continue }
        if change(node) { hasChanged = true }
        if !node.isRegistered { hasGone = true }
      }
      if hasGone { registry.containers.removeAll { host.handles.node(for: $0)?.isRegistered != true } }
      return hasChanged
    }
    return anyContainer { $0.keepAnchor() } || anyContainer { $0.realizeRows() }
      || anyContainer { $0.forgetUnseenLengths() }
  }
}

/// The lazy containers of a host.
@usableFromInline
package final class LazyRegistry: HostFeature {
  package static let slot = FeatureSlot()

  /// The lazy containers outside inactive rows, which may include handles of removed containers.
  @exclusivity(unchecked) package var containers: ContiguousArray<TypedHandle<LazyContainerNode>> = []

  /// The number of row lengths that have become known so far.
  @exclusivity(unchecked) package internal(set) var knownLengths: UInt = 0
  /// The number of changes of row lengths so far, including those that have become known.
  @exclusivity(unchecked) package internal(set) var changedLengths: UInt = 0

  package init(of host: ViewGraph) { CollectionsFollower.register(with: host) }

  /// Returns whether a host has ever had a lazy container.
  @usableFromInline
  package static func exists(in host: ViewGraph) -> Bool { host.has(LazyRegistry.self) }

  /// Returns the number of changes of row lengths in a host so far.
  static func changedLengths(in host: ViewGraph) -> UInt { host.features[LazyRegistry.self]?.changedLengths ?? 0 }

  package func add(_ node: LazyContainerNode) { containers.append(node.host.handles.typedHandle(for: node)) }
}
