/// The lazy containers of a host. The layout pass asks them for rows whenever the tree has been laid out.
extension HostCore {
  package func addLazyContainer(_ node: LazyContainerNode) {
    feature(LazyRegistry.self).containers.append(handles.handle(for: node))
  }

  /// Whether an item that has come stands in a row that was made in a walk because it can be seen now: its element is not new.
  package func cameIntoSight(_ item: ItemNode, in walk: UInt32) -> Bool {
    hasLazyContainers && item.row?.cameIntoSight(in: walk) ?? false
  }

  /// Whether somebody has to look at what is seen, once layout stands.
  package func mayChangeRows(from start: Int) -> Bool {
    let hasScrollRequests = hasScrollRequests
    guard hasLazyContainers || followsScrollRequests || hasScrollPlaces else { return false }
    return queues.layout.count > start || !queues.geometry.isEmpty || hasScrollRequests
  }

  /// Follows requests to scroll, keeps the views that scroll positions name in their places, then lets lazy containers create
  /// the visible rows.
  ///
  /// - Parameter owner: The item inside of which lazy containers are asked; `nil` for all of them.
  /// - Returns: Whether layout has to run again.
  @MainActor
  package func realizeRows(within owner: ItemNode?) -> Bool {
    let hasFollowed = followScrollRequests()
    if keepScrollPlaces(within: owner) || hasFollowed { return true }
    var hasChanged = false
    var hasGone = false
    for handle in features[LazyRegistry.self]?.containers ?? [] {
      guard let node = handles.node(for: handle) as? LazyContainerNode else {
        hasGone = true
        continue
      }
      if let owner, !node.isInside(owner) { continue }
      if node.realizeRows() { hasChanged = true }
    }
    if hasGone { features[LazyRegistry.self]?.containers.removeAll { handles.node(for: $0) == nil } }
    if !hasChanged { dropScrollRequests() }
    return hasChanged
  }
}
