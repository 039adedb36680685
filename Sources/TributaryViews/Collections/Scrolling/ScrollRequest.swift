import TributaryDiagnostics
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryMotion

/// A request to make a part of the content visible, pending until layout can apply it.
package struct ScrollRequest {
  /// The node that contains the view and the scroll view.
  package let reader: NodeHandle
  package let goal: ScrollGoal
  /// Whether only the first scroll view below the reader scrolls, and no enclosing one.
  package var isOfOneScrollView = false
  /// Whether input has caused the request.
  package var isOfInput = false
  /// The animation of the movement; `nil` for an immediate one.
  package var animation: Animation?
  /// The scroll views to which layout has applied the request.
  let reach = ScrollReach()

  package init(
    reader: NodeHandle, goal: ScrollGoal, isOfOneScrollView: Bool = false, isOfInput: Bool = false,
    animation: Animation? = nil
  ) {
    self.reader = reader
    self.goal = goal
    self.isOfOneScrollView = isOfOneScrollView
    self.isOfInput = isOfInput
    self.animation = animation
  }

  /// Creates a request for the view with an id, which applies to all enclosing scroll views.
  package init(reader: NodeHandle, id: AnyHashable, anchor: UnitPoint?) {
    self.init(reader: reader, goal: .view(id, anchor: anchor))
  }
}

/// The scroll views to which layout has applied a request, which all copies of the request share.
final class ScrollReach {
  /// The number of elements of each list of rows in the scroll view when the request was last applied.
  var counts: [TypedHandle<ScrollNode>: [Int]] = [:]
  /// Whether a scroll view has contained the requested view.
  var hasTarget = false
}

extension ScrollRegistry {
  /// Applies the scroll requests.
  ///
  /// A row that does not exist yet has its estimated position; the request is applied again after the row is made.
  ///
  /// - Returns: Whether an offset changed.
  @MainActor
  func followRequests() -> Bool {
    endRequestsOfChangedElements()
    stopMotionsOfRequests()
    var moved: ContiguousArray<(scroll: ScrollNode, start: CGPoint)> = []
    for request in followed + requests where request.animation == nil {
      for scroll in scrolls(of: request) {
        request.reach.counts[host.handles.typedHandle(for: scroll)] = scroll.elementCounts
        let start = scroll.offset
        guard let goal = offset(for: request, in: scroll, from: start),
          scroll.scroll(to: goal, isOfInput: request.isOfInput)
        else { continue }
        moved.append((scroll, start))
      }
    }
    // The last of several requests to a scroll view takes precedence; an intermediate offset is not a change.
    return moved.enumerated().contains { index, move in
      !moved[..<index].contains { $0.scroll === move.scroll } && move.scroll.offset != move.start
    }
  }

  /// Stops the movements of the scroll views to which new requests without an animation apply.
  @MainActor
  private func stopMotionsOfRequests() {
    for request in requests where request.animation == nil {
      for scroll in scrolls(of: request) { scroll.stopMotion() }
    }
  }

  /// Starts the animated scroll requests. The host calls this function after layout.
  @MainActor
  func startMotions() {
    for request in requests {
      guard let animation = request.animation else { continue }
      for scroll in scrolls(of: request) { scroll.move(by: animation, to: .request(request)) }
    }
  }

  /// Returns the scroll views to which a request applies, from the inside out.
  @MainActor
  private func scrolls(of request: ScrollRequest) -> ContiguousArray<ScrollNode> {
    guard let reader = host.handles.node(for: request.reader) else { return [] }
    if request.isOfOneScrollView {
      let scroll = (reader as? ScrollWatchNode)?.watchedScroll ?? reader.asItem.flatMap { ScrollNode.first(in: $0) }
      return scroll.map { [$0] } ?? []
    }
    guard case .view(let id, _) = request.goal, let (item, _) = place(of: id, below: reader) else { return [] }
    var chain: ContiguousArray<ScrollNode> = []
    var scroll = item.scrollContainer(along: nil)
    while let current = scroll {
      chain.append(current)
      scroll = current.scrollContainer(along: nil)
    }
    if !chain.isEmpty { request.reach.hasTarget = true }
    return chain
  }

  /// Reports the requests of proxies whose views are in no scroll view at the end of the frame.
  @MainActor
  func reportRequestsWithoutTarget() {
    defer { unanswered = [] }
    for request in unanswered where !request.reach.hasTarget {
      guard case .view(let id, _) = request.goal,
        let reader = host.handles.node(for: request.reader) as? ScrollReaderNode
      else { continue }
      let name = describe(id.base)
      host.reportOnce(
        "scroll target:\(reader.path):\(name)",
        Diagnostic(
          .unknownScrollTarget, path: reader.path,
          evidence: [
            Evidence("id", name), Evidence("type of the id", "\(type(of: id.base))"),
            Evidence("ids in scroll views", scrollTargets(below: reader)),
          ]))
    }
  }

  /// Returns the first ids of the views in the scroll views at or below a reader, as text.
  private func scrollTargets(below reader: ViewNode) -> String {
    let limit = 20
    var ids: [String] = []
    func visit(_ node: ViewNode, isInside: Bool) {
      if ids.count > limit { return }
      if let row = node as? LazyRowNode, !row.isActive { return }
      if isInside, let holder = node as? any HoldsElements {
        if let count = holder.elementCount {
          for index in 0..<min(count, limit + 1) {
            if let id = holder.elementID(at: index) { ids.append(describe(id)) }
          }
        } else if let identity = (node as? any GivesIdentity)?.givenIdentity {
          ids.append(describe(identity.base))
        }
      }
      node.forEachChild { visit($0, isInside: isInside || node is ScrollNode) }
    }
    visit(reader, isInside: reader.ancestors.first(of: ScrollNode.self) != nil)
    if ids.isEmpty { return "none" }
    return ids.prefix(limit).joined(separator: ", ") + (ids.count > limit ? ", …" : "")
  }

  /// Returns the offset of a scroll view that satisfies a request; `nil` if the requested view does not exist.
  @MainActor
  package func offset(for request: ScrollRequest, in scroll: ScrollNode, from old: CGPoint) -> CGPoint? {
    switch request.goal {
    case .edge(let edge): return scroll.offset(at: edge)
    case .point(let x, let y): return scroll.offset(x: x, y: y)
    case .stop:
      scroll.stop?.update(in: scroll)
      return (scroll.stop?.offset).map { scroll.within($0) }
    case .view(let id, let anchor):
      guard let reader = host.handles.node(for: request.reader), let (item, rect) = place(of: id, below: reader),
        let content = scroll.child, scroll.isAround(item)
      else { return nil }
      return scroll.offset(revealing: item.transform(upTo: content).map(rect), anchor: anchor, from: old)
    }
  }

  /// Returns the actual or estimated rectangle of the view with the given id, in the coordinates of an item.
  @MainActor
  private func place(of id: AnyHashable, below reader: ViewNode) -> (item: ItemNode, rect: CGRect)? {
    findElement(id, below: reader)?.place.located
  }
}

extension ElementTarget {
  /// The actual or estimated rectangle of the view, in the coordinates of an item.
  var located: (item: ItemNode, rect: CGRect)? {
    switch self {
    case .item(let found): return (found, CGRect(origin: .zero, size: found.size))
    case .row(let list, let index):
      guard let list = list as? LazyListNode, let container = list.lazyContainer,
        let place = container.rect(of: index, in: list)
      else { return nil }
      return (container, place)
    }
  }
}

/// Returns the first node in view order below a reader that contains the element with the given id, and the place of
/// the element. Elements in scroll views below the reader precede all others, such as those of a list of the same data
/// beside a scroll view.
func findElement(_ id: AnyHashable, below reader: ViewNode) -> (holder: any HoldsElements, place: ElementTarget)? {
  // A modifier around one of several views has no content; the search starts at its child.
  let unary = reader.asUnary
  let start = unary?.content == nil ? unary?.child ?? reader : reader
  return element(id, at: start, onlyInScrollViews: true) ?? element(id, at: start, onlyInScrollViews: false)
}

extension ItemNode {
  /// Returns whether an item is inside this one.
  fileprivate final func isAround(_ item: ItemNode) -> Bool {
    var node: ItemNode? = item
    while let current = node {
      if current === self { return true }
      node = current.container
    }
    return false
  }
}

extension ScrollNode {
  /// The number of elements of each list of rows in this scroll view, in view order. Lists in views of rows and in
  /// scroll views inside do not contain rows of this one.
  ///
  /// - Complexity: O(*n*) in the rows that are not in a lazy container.
  final var elementCounts: [Int] {
    var counts: [Int] = []
    forEachChild { appendElementCounts(at: $0, to: &counts, isInRow: false) }
    return counts
  }
}

private func appendElementCounts(at node: ViewNode, to counts: inout [Int], isInRow: Bool) {
  if node is ScrollNode || isInRow && node.asItem != nil { return }
  let count = (node as? any HoldsElements)?.elementCount
  if let count { counts.append(count) }
  if node is LazyListNode { return }
  node.forEachChild { appendElementCounts(at: $0, to: &counts, isInRow: isInRow || count != nil) }
}

/// Returns the element with the given id at a node or below; the first in view order.
private func element(
  _ id: AnyHashable, at node: ViewNode, onlyInScrollViews: Bool
) -> (holder: any HoldsElements, place: ElementTarget)? {
  if let row = node as? LazyRowNode, !row.isActive { return nil }
  let isOutside = onlyInScrollViews && !(node is ScrollNode)
  if !isOutside, let holder = node as? any HoldsElements, let place = holder.elementTarget(id) {
    return (holder, place)
  }
  var found: (holder: any HoldsElements, place: ElementTarget)?
  node.forEachChild { child in if found == nil { found = element(id, at: child, onlyInScrollViews: isOutside) } }
  return found
}

/// The part of the content that a request makes visible.
package enum ScrollGoal: Equatable {
  /// The view with the given id.
  ///
  /// The anchor is the point that is aligned in the view and the viewport; `nil` for the shortest movement.
  case view(AnyHashable, anchor: UnitPoint?)
  /// The start or the end of the content.
  case edge(Edge)
  /// The point of the content for the top left corner of the viewport between the margins; `nil` keeps a coordinate.
  case point(x: CGFloat?, y: CGFloat?)
  /// The position at which a target behavior stops the content, which depends on the lengths of the rows there.
  case stop
}

extension ScrollNode {
  /// Returns the offset at which an edge of the content is visible.
  package final func offset(at edge: Edge) -> CGPoint {
    var requested = offset
    switch edge {
    case .top: requested.y = 0
    case .bottom: requested.y = range(along: .vertical)
    case .leading: requested.x = 0
    case .trailing: requested.x = range(along: .horizontal)
    }
    return within(requested)
  }

  /// Returns the offset that places a point of the content at the top left corner of the viewport between the margins.
  package final func offset(x: CGFloat?, y: CGFloat?) -> CGPoint {
    var requested = offset
    if let y, y.isFinite { requested.y = y }
    if let x, x.isFinite { requested.x = isMirrored ? range(along: .horizontal) - x : x }
    return within(requested)
  }
}
