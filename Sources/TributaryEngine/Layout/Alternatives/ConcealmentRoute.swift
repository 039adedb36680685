/// The route from a container of alternatives to the items whose visibility has changed, while these are notified.
///
///     PageStack
///       list ─┬─ page        not visited
///             ├─ page        not visited
///             ├─ page  ◂     the former one
///             └─ page  ◂     the new one
///
/// The lists on the route notify only the elements that contain a changed item. The other items were concealed before
/// and remain so, and the number of their nodes can be large: a navigation stack keeps all covered pages.
///
/// Invariant: outside a notification, there is no route.
///
/// Checked by `ConcealmentRoute.checkInvariants`.
package final class ConcealmentRoute: HostFeature {
  package static let slot = FeatureSlot()

  /// The elements to notify, by list, in view order.
  private var elements: [ObjectIdentifier: ContiguousArray<ViewNode>] = [:]

  /// The pass, as the number of passes finished before it, in which the tree could first contain concealed items. In
  /// this pass, some items do not count as concealed when they are created, below any container of alternatives.
  var firstPass: Int?

  package init(of host: ViewGraph) {}

  /// Returns the elements of a list that contain a changed item, in view order; `nil` if the list is not on a route, so
  /// that all elements are notified.
  static func elements(of list: ListNode) -> ContiguousArray<ViewNode>? {
    guard let route = list.host.features[ConcealmentRoute.self], !route.elements.isEmpty else { return nil }
    return route.elements[ObjectIdentifier(list)]
  }

  /// Calls `body` while the lists between a container and some of its items notify only the elements with these items.
  @MainActor
  func withRoute(from container: AlternativesNode, to items: ContiguousArray<ItemNode>, _ body: () -> Void) {
    for item in items { add(item, inside: container) }
    body()
    elements = [:]
  }

  private func add(_ item: ItemNode, inside container: AlternativesNode) {
    var node: ViewNode = item
    while node !== container, let parent = node.parent {
      if parent.asList != nil { add(node, to: ObjectIdentifier(parent)) }
      node = parent
    }
  }

  private func add(_ element: ViewNode, to list: ObjectIdentifier) {
    var known = elements[list] ?? []
    if known.contains(where: { $0 === element }) { return }
    let place = known.firstIndex { $0.indexInParent > element.indexInParent } ?? known.endIndex
    known.insert(element, at: place)
    elements[list] = known
  }

  package func checkInvariants(_ fail: (String) -> Void) {
    if !elements.isEmpty { fail("Outside a notification, there is no route to concealed items.") }
  }
}
