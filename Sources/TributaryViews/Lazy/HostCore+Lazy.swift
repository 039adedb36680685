/// The lazy containers of a host. The layout pass asks them for rows whenever the tree has been laid out.
extension HostCore {
  package func addLazyContainer(_ node: LazyStackNode) {
    hasLazyContainers = true
    lazyContainers.append(handles.handle(for: node))
  }

  /// Whether somebody has to look at what is seen, once layout stands.
  package func mayChangeRows(from start: Int) -> Bool {
    guard hasLazyContainers || !scrollRequests.isEmpty else { return false }
    return queues.layout.count > start || !queues.geometry.isEmpty || !scrollRequests.isEmpty
  }

  /// Follows the wishes to scroll to a view, then lets lazy containers make the rows that are seen.
  ///
  /// - Returns: Whether layout has to run again.
  @MainActor
  package func realizeRows() -> Bool {
    if followScrollRequests() { return true }
    var hasChanged = false
    var hasGone = false
    for handle in lazyContainers {
      guard let node = handles.node(for: handle) as? LazyStackNode else {
        hasGone = true
        continue
      }
      if node.realizeRows() { hasChanged = true }
    }
    if hasGone { lazyContainers.removeAll { handles.node(for: $0) == nil } }
    if !hasChanged { scrollRequests = [] }
    return hasChanged
  }

  /// Asks the frames that follow from the size of a scroll view for layout, if any scroll view has another size now.
  ///
  /// - Returns: Whether one has.
  package func takeResizedContainers() -> Bool {
    if resizedContainers.isEmpty { return false }
    for handle in resizedContainers { (handles.node(for: handle) as? ScrollNode)?.takeOfferedLengths() }
    resizedContainers = []
    sizeForRelativeFramesDidChange()
    return true
  }
}
