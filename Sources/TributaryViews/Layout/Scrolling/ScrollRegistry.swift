/// What waits for the next layout of a host because of scroll views.
package final class ScrollRegistry: HostFeature {
  package static let slot = FeatureSlot()

  /// Requests to scroll to a view that layout has not followed yet.
  package var requests: ContiguousArray<ScrollRequest> = []

  package init(of host: HostCore) {}
}

extension HostCore {
  /// Whether somebody waits to be scrolled to.
  package var hasScrollRequests: Bool { features[ScrollRegistry.self]?.requests.isEmpty == false }

  package func requestScroll(_ request: ScrollRequest) {
    feature(ScrollRegistry.self).requests.append(request)
    if let reader = handles.node(for: request.reader) { emit(.didAskToScroll(reader, to: request.id)) }
    requestFrame()
  }

  /// Forgets the requests: they have been followed as far as they can be.
  package func dropScrollRequests() { features[ScrollRegistry.self]?.requests = [] }
}
