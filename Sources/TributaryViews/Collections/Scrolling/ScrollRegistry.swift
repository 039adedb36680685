@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// The scroll requests and positions of a host that the next layout applies.
package final class ScrollRegistry: HostFeature {
  package static let slot = FeatureSlot()

  /// The scroll requests that layout has not applied yet.
  package var requests: ContiguousArray<ScrollRequest> = []
  /// The requests that layout has applied in this frame.
  ///
  /// If lengths change later in the frame, for example because of a preference, the requests are applied again.
  package var followed: ContiguousArray<ScrollRequest> = []

  /// The nodes that bind scroll views to positions.
  package var places = NodeRegister()

  package init(of host: ViewGraph) { CollectionsFollower.register(with: host) }
}

extension ViewGraph {
  /// Whether any scroll request is pending.
  package var hasScrollRequests: Bool { features[ScrollRegistry.self]?.requests.isEmpty == false }

  /// Whether any scroll view is bound to a position.
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

  /// Whether layout can scroll content because of a request.
  package var followsScrollRequests: Bool {
    hasScrollRequests || features[ScrollRegistry.self]?.followed.isEmpty == false
  }

  /// Removes the requests from the queue, after layout has applied them or their animations have started.
  @MainActor
  package func dropScrollRequests() {
    startScrollMotions()
    guard let registry = features[ScrollRegistry.self], !registry.requests.isEmpty else { return }
    registry.followed += registry.requests.filter { $0.animation == nil }
    registry.requests = []
  }

  /// Discards the requests that the frame has applied.
  func endScrollRequests() { features[ScrollRegistry.self]?.followed = [] }

  /// Discards the requests that the frame has applied to scroll views whose elements have changed since.
  ///
  /// A request applies to the content at the time of the request, not to elements that an action adds in the same
  /// frame. Elements of another scroll view do not affect it.
  @MainActor
  func endScrollRequestsOfChangedElements() {
    guard let registry = features[ScrollRegistry.self], !registry.followed.isEmpty else { return }
    registry.followed.removeAll { request in
      request.reach.counts.contains { handle, counts in
        (handles.node(for: handle) as? ScrollNode).map { $0.elementCounts != counts } ?? false
      }
    }
  }
}

extension ViewGraph {
  /// Scrolls the scroll views of a chain because of a wheel or a key. Each passes the remaining distance to the next
  /// outer one.
  @MainActor
  package func scroll(_ chain: some Sequence<ScrollNode>, by delta: CGSize) {
    var rest = delta
    for scroll in chain where rest != .zero && scroll.settings.isEnabled {
      if scroll.hasTargetBehavior {
        rest = scroll.step(by: rest)
      } else {
        scroll.stopMotion()
        rest = scroll.scroll(by: rest)
      }
    }
  }

  /// Returns the scroll views at a point of the root, the innermost first.
  package func scrolls(at point: CGPoint) -> ContiguousArray<ScrollNode> {
    ContiguousArray(answering { root.hit(point) }.lazy.compactMap { $0 as? ScrollNode })
  }

  /// Returns the scroll views for a request at an item: the first at or below it, followed by the enclosing ones.
  package func scrolls(of item: ItemNode) -> ContiguousArray<ScrollNode> {
    var node: ItemNode? = firstScroll(in: item) ?? item
    var chain: ContiguousArray<ScrollNode> = []
    while let current = node {
      if let scroll = current as? ScrollNode { chain.append(scroll) }
      node = current.container
    }
    return chain
  }

  /// Returns the first scroll view in view order at an item or below.
  package func firstScroll(in item: ItemNode) -> ScrollNode? {
    if let scroll = item as? ScrollNode { return scroll }
    var found: ScrollNode?
    item.forEachItem { if found == nil { found = firstScroll(in: $0) } }
    return found
  }

  /// The scroll views for keyboard commands: those that contain the focus, or the first of the tree.
  @MainActor
  package var scrollsOfKeys: ContiguousArray<ScrollNode> { scrolls(of: focused ?? root.inputRoot) }

  /// Scrolls the scroll views around an item such that it is visible.
  package func reveal(_ item: ItemNode) {
    var scroll = item.scrollContainer(along: nil)
    while let current = scroll {
      if let content = current.child {
        current.reveal(
          item.transform(upTo: content).map(CGRect(origin: .zero, size: item.size)), anchor: nil)
      }
      scroll = current.scrollContainer(along: nil)
    }
  }
}
