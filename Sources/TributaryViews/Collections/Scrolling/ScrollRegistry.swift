@_spi(Engine) package import TributaryEngine

/// What waits for the next layout of a host because of scroll views.
package final class ScrollRegistry: HostFeature {
  package static let slot = FeatureSlot()

  /// Requests to scroll to a view that layout has not followed yet.
  package var requests: ContiguousArray<ScrollRequest> = []
  /// Requests that layout has followed in this frame. Lengths that the frame learns later, such as those that follow from a
  /// preference, move the goal, and the content with it.
  package var followed: ContiguousArray<ScrollRequest> = []

  /// The nodes that tie scroll views to positions.
  package var places = NodeRegister()

  package init(of host: ViewGraph) { CollectionsFollower.register(with: host) }
}

extension ViewGraph {
  /// Whether somebody waits to be scrolled to.
  package var hasScrollRequests: Bool { features[ScrollRegistry.self]?.requests.isEmpty == false }

  /// Whether any scroll view is tied to a position.
  package var hasScrollPlaces: Bool { features[ScrollRegistry.self]?.places.entries.isEmpty == false }

  package func requestScroll(_ request: ScrollRequest) {
    let registry = feature(ScrollRegistry.self)
    registry.followed = []
    registry.requests.append(request)
    if case .view(let id, _) = request.goal, let reader = handles.node(for: request.reader) {
      emit(.didAskToScroll(reader, to: id))
    }
    requestFrame()
  }

  /// Whether layout may move content because of a request.
  package var followsScrollRequests: Bool {
    hasScrollRequests || features[ScrollRegistry.self]?.followed.isEmpty == false
  }

  /// Takes the requests out of the queue: they have been followed as far as they can be, or their motions have begun.
  @MainActor
  package func dropScrollRequests() {
    startScrollMotions()
    guard let registry = features[ScrollRegistry.self], !registry.requests.isEmpty else { return }
    registry.followed += registry.requests.filter { $0.animation == nil }
    registry.requests = []
  }

  /// Forgets the requests that the frame has followed.
  func endScrollRequests() { features[ScrollRegistry.self]?.followed = [] }
}
