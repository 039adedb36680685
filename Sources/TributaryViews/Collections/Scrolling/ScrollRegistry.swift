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

  /// The requests of this frame, of which those without a target are reported at its end.
  var unanswered: ContiguousArray<ScrollRequest> = []

  /// The scroll views whose cut-off parts of movements end with the frame.
  var exceeding: ContiguousArray<TypedHandle<ScrollNode>> = []

  /// The nodes that bind scroll views to positions.
  package var places = NodeRegister<ScrollPositionRequestNode>()

  /// The host, which owns this object.
  unowned let host: ViewGraph

  package init(of host: ViewGraph) {
    self.host = host
    CollectionsFollower.register(with: host)
  }
}

/// A request to scroll to the view with an id, below a scroll view reader.
private struct ScrollToView: FeatureEvent {
  let reader: ViewNode
  let id: AnyHashable

  var text: String { "scroll \(reader.path) to \(describe(id.base))" }

  var request: (node: ViewNode, value: AnyHashable)? { (reader, id) }
}

extension ScrollRegistry {
  /// Whether any scroll request is pending.
  var hasRequests: Bool { !requests.isEmpty }

  /// Whether any scroll view is bound to a position.
  var hasPlaces: Bool { !places.entries.isEmpty }

  /// Adds a request, which the next layout applies.
  package func add(_ request: ScrollRequest) {
    followed = []
    requests.append(request)
    if case .view(let id, _) = request.goal, let reader = host.handles.node(for: request.reader) {
      host.emit(.ofFeature(ScrollToView(reader: reader, id: id)))
    }
    host.requestFrame()
  }

  /// Whether layout can scroll content because of a request.
  var followsRequests: Bool { !requests.isEmpty || !followed.isEmpty }

  /// Removes the requests from the queue, after layout has applied them or their animations have started.
  @MainActor
  func dropRequests() {
    startMotions()
    if requests.isEmpty { return }
    followed += requests.filter { $0.animation == nil }
    unanswered += requests
    requests = []
  }

  /// Discards the requests that the frame has applied.
  @MainActor
  func endRequests() {
    followed = []
    if !unanswered.isEmpty { reportRequestsWithoutTarget() }
  }

  /// Discards the requests of earlier input to a scroll view, which is moved by other input in the same frame.
  func endMovement(of scroll: ScrollNode) {
    if requests.isEmpty { return }
    let handle = scroll.host.handles.handle(for: scroll)
    requests.removeAll { $0.isOfInput && $0.isOfOneScrollView && $0.reader == handle }
  }

  /// Discards the requests that the frame has applied to scroll views whose elements have changed since.
  ///
  /// A request applies to the content at the time of the request, not to elements that an action adds in the same
  /// frame. Elements of another scroll view do not affect it.
  @MainActor
  func endRequestsOfChangedElements() {
    if followed.isEmpty { return }
    followed.removeAll { request in
      request.reach.counts.contains { handle, counts in
        host.handles.node(for: handle).map { $0.elementCounts != counts } ?? false
      }
    }
  }
}

/// Scrolling by input: a wheel, a key, or a pointer that drags the content.
extension InputState {
  /// Scrolls the scroll views of a chain because of a wheel or a key. Each passes the remaining distance to the next
  /// outer one.
  ///
  /// If a distance remains, the innermost scroll view that has moved continues during the frame, as its rows become
  /// longer.
  @MainActor
  package func scroll(_ chain: some Sequence<ScrollNode>, by delta: CGSize) {
    var rest = delta
    var moved: ScrollNode?
    for scroll in chain where rest != .zero && scroll.settings.isEnabled {
      if scroll.hasTargetBehavior {
        rest = scroll.step(by: rest)
      } else {
        scroll.stopMotion()
        let start = scroll.offset
        rest = scroll.scroll(by: rest)
        if moved == nil, scroll.offset != start { moved = scroll }
      }
    }
    if rest != .zero { moved?.continueScrolling(by: rest) }
  }

  /// Scrolls the scroll views at a point of the root because of a wheel.
  @MainActor
  package func scroll(at point: CGPoint, by delta: CGSize) { scroll(scrolls(at: point), by: delta) }

  /// Returns the scroll views at a point of the root, the innermost first.
  package func scrolls(at point: CGPoint) -> ContiguousArray<ScrollNode> {
    ContiguousArray(host.answering { host.root.hit(point) }.lazy.compactMap { $0 as? ScrollNode })
  }

  /// Returns the scroll views for a request at an item: the first at or below it, followed by the enclosing ones.
  package func scrolls(of item: ItemNode) -> ContiguousArray<ScrollNode> {
    var node: ItemNode? = ScrollNode.first(in: item) ?? item
    var chain: ContiguousArray<ScrollNode> = []
    while let current = node {
      if let scroll = current as? ScrollNode { chain.append(scroll) }
      node = current.container
    }
    return chain
  }

  /// The scroll views for keyboard commands: those that contain the focus, or the first of the tree.
  @MainActor
  package var scrollsOfKeys: ContiguousArray<ScrollNode> { scrolls(of: focus.focused ?? host.root.inputRoot) }
}

extension ScrollNode {
  /// Returns the first scroll view in view order, at an item or below.
  static func first(in item: ItemNode) -> ScrollNode? {
    if let scroll = item as? ScrollNode { return scroll }
    var found: ScrollNode?
    item.forEachItem { if found == nil { found = first(in: $0) } }
    return found
  }
}

extension ItemNode {
  /// Scrolls the scroll views around this item such that it is visible.
  package final func revealInScrollViews() {
    var scroll = scrollContainer(along: nil)
    while let current = scroll {
      if let content = current.child {
        current.reveal(transform(upTo: content).map(CGRect(origin: .zero, size: size)), anchor: nil)
      }
      scroll = current.scrollContainer(along: nil)
    }
  }
}
