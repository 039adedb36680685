@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

extension DropSession {
  /// Returns the place in a container of reorderable views at which the dropped items are inserted: beside the view
  /// that is nearest to the pointer.
  ///
  /// The container accepts only its own items. `dropDestination(for:isEnabled:action:)` after `reorderContainer` adds
  /// others:
  ///
  ///     cards
  ///       .reorderContainer(for: Card.self) { apply($0) }
  ///       .dropDestination(for: Card.self) { new, session in
  ///         if let destination = session.reorderDestination(for: Card.self) { insert(new, at: destination) }
  ///       }
  ///
  /// No mark shows the place during the drag.
  ///
  /// - Parameters:
  ///   - item: The type of the items of the container.
  ///   - collectionID: The type of the identifiers of its collections.
  /// - Returns: `nil` if the destination of the drop contains no container with these types at the pointer, and is not
  ///   in one.
  ///
  /// > Source: conformance REORDER-11.
  public func reorderDestination<Item: Identifiable, CollectionID>(
    for item: Item.Type, in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<Item.ID, CollectionID>.Destination? { destination() }

  /// Returns the place in a container of reorderable views at which the dropped items are inserted, for a container
  /// whose items are identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - item: The type of the items of the container.
  ///   - itemID: The key path to the identifier of an item.
  ///   - collectionID: The type of the identifiers of its collections.
  /// - Returns: `nil` if the destination of the drop contains no container with these types at the pointer, and is not
  ///   in one.
  ///
  /// > Source: conformance REORDER-11.
  public func reorderDestination<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>,
    in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? { destination() }

  private func destination<ItemID, CollectionID>() -> ReorderDifference<ItemID, CollectionID>.Destination? {
    guard !OffMainAccess.isOffMain else { return nil }
    return enteringMainActor(with: self) { session in
      guard let host = session.place.host, let target = session.place.node,
        let area = target.reorderAreas(at: session.place.point).first(where: { area in
          area.scope.behavior?.itemIDType == ObjectIdentifier(ItemID.self)
        })
      else { return nil }
      let place = ReorderDestinations(in: area.scope, host).nearestPlace(
        to: session.place.point, of: session.localSession?.items.ids ?? [], ifUnchanged: true)
      guard let place, let collection = place.collection.base as? CollectionID else { return nil }
      let next = place.next.flatMap { $0.base as? ItemID }
      return ReorderDifference.Destination(position: next.map { .before($0) } ?? .end, collectionID: collection)
    }
  }
}

extension ItemNode {
  /// Returns the containers of reorderable views at a point of the root: those in this item, outermost first, and then
  /// those around it.
  @MainActor
  fileprivate func reorderAreas(at point: CGPoint) -> [ReorderAreaNode] {
    var areas: [ReorderAreaNode] = []
    func visit(_ item: ItemNode) {
      guard item.flags.contains(.subtreeHasInput) else { return }
      if let area = item as? ReorderAreaNode, area.contains(point), !area.isAbsent() { areas.append(area) }
      item.forEachItem(visit)
    }
    visit(self)
    return areas + containers.all(of: ReorderAreaNode.self)
  }
}

extension ReorderAreaNode {
  /// Returns whether a point of the root is in the bounds of the container.
  fileprivate func contains(_ point: CGPoint) -> Bool { boundsContain(location(point, in: .local)) }
}
