@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

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

extension ViewGraph {
  /// Moves the content of scroll views, because of a wheel or a key: the innermost takes what it can, the rest passes outwards.
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

  /// Returns the scroll views that a wish to scroll a view is for: the first at or below it, then those around.
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

  /// The scroll views that keys move: those around the focus, else the first of the tree.
  @MainActor
  package var scrollsOfKeys: ContiguousArray<ScrollNode> { scrolls(of: focused ?? root.inputRoot) }

  /// Moves the scroll views around an item so that it is seen.
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
