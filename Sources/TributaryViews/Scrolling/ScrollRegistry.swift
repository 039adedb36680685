/// What waits for the next layout of a host because of scroll views.
package final class ScrollRegistry: HostFeature {
  package static let slot = FeatureSlot()

  /// Requests to scroll to a view that layout has not followed yet.
  package var requests: ContiguousArray<ScrollRequest> = []
  /// Scroll views that have another size than when the frames inside that follow from it were measured.
  package var resized: ContiguousArray<NodeHandle> = []

  package init(of host: HostCore) {}
}

extension HostCore {
  /// Whether somebody waits to be scrolled to.
  package var hasScrollRequests: Bool { features[ScrollRegistry.self]?.requests.isEmpty == false }

  package func requestScroll(_ request: ScrollRequest) {
    feature(ScrollRegistry.self).requests.append(request)
    if let reader = handles.node(for: request.reader) { tell(.didAskToScroll(reader, to: request.id)) }
    requestFrame()
  }

  /// Forgets the requests: they have been followed as far as they can be.
  package func dropScrollRequests() { features[ScrollRegistry.self]?.requests = [] }

  /// Asks the frames that follow from the size of a scroll view for layout, if any scroll view has another size now.
  ///
  /// - Returns: Whether one has.
  package func takeResizedContainers() -> Bool {
    guard let registry = features[ScrollRegistry.self], !registry.resized.isEmpty else { return false }
    for handle in registry.resized { (handles.node(for: handle) as? ScrollNode)?.takeOfferedLengths() }
    registry.resized = []
    sizeForRelativeFramesDidChange()
    return true
  }
}
