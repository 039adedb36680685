/// The route from a container to the items whose visibility has changed, while these are notified.
///
///     container
///       list ─┬─ item        not visited
///             ├─ item        not visited
///             ├─ item  ◂     the former one
///             └─ item  ◂     the new one
///
/// The lists on the route notify only the elements that contain a changed item. The visibility of the other items is
/// the same as before, and the number of their nodes can be large.
///
/// Invariant: outside a notification, there is no route.
///
/// Checked by `VisibilityRoute.checkInvariants`.
package final class VisibilityRoute: HostFeature {
  package static let slot = FeatureSlot()

  /// The elements to notify, by list, in view order.
  private var elements: [ObjectIdentifier: ContiguousArray<ViewNode>] = [:]

  package init(of host: ViewGraph) {}

  /// Returns the elements of a list that contain a changed item, in view order; `nil` if the list is not on a route, so
  /// that all elements are notified.
  static func elements(of list: ViewNode) -> ContiguousArray<ViewNode>? {
    guard let route = list.host.features[VisibilityRoute.self], !route.elements.isEmpty else { return nil }
    return route.elements[ObjectIdentifier(list)]
  }

  /// Calls `body` while the lists between a container and some of its items notify only the elements with these items.
  @MainActor
  package func withRoute(
    from container: ContainerNode, to items: some Sequence<ItemNode>, _ body: () -> Void
  ) {
    var known: Set<ObjectIdentifier> = []
    for item in items {
      add(item, inside: container, &known)
      // The views of a decorated item are not in the decoration, but in the content of the list.
      var outer = item
      while let decoration = outer.asUnary, decoration.content == nil, let inner = decoration.decoratedItem {
        add(inner, inside: container, &known)
        outer = inner
      }
    }
    for (list, found) in elements where found.count > 1 {
      elements[list] = ContiguousArray(found.sorted { $0.indexInParent < $1.indexInParent })
    }
    body()
    elements = [:]
  }

  /// Adds a node and its ancestors up to the first known one.
  private func add(_ node: ViewNode, inside container: ContainerNode, _ known: inout Set<ObjectIdentifier>) {
    var node = node
    while node !== container, let parent = node.parent, known.insert(ObjectIdentifier(node)).inserted {
      if parent.asList != nil || parent.listsElements { elements[ObjectIdentifier(parent), default: []].append(node) }
      node = parent
    }
  }

  package func checkInvariants(_ fail: (String) -> Void) {
    if !elements.isEmpty { fail("Outside a notification, there is no route to concealed items.") }
  }
}
