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
    if case .view(let id, _) = request.goal, let reader = handles.node(for: request.reader) {
      emit(.didAskToScroll(reader, to: id))
    }
    requestFrame()
  }

  /// Forgets the requests: they have been followed as far as they can be, or their motions have begun.
  @MainActor
  package func dropScrollRequests() {
    startScrollMotions()
    features[ScrollRegistry.self]?.requests = []
  }
}
