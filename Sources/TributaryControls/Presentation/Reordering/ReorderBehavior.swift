/// The parameters of a container of reorderable views, independent of the types of the identifiers.
struct ReorderBehavior {
  let isEnabled: Bool
  /// Returns the identifier of an item; `nil` if it has another type than those of the container.
  let itemID: (any Hashable) -> AnyHashable?
  /// The type of the identifiers of items.
  let itemIDType: ObjectIdentifier
  /// Returns whether the container has collections with this type of identifier.
  let takesCollection: (AnyHashable) -> Bool
  /// Moves items to a collection, before another item; to the end if there is none.
  let move: (_ sources: [AnyHashable], _ next: AnyHashable?, _ collection: AnyHashable) -> Void

  init<ItemID: Hashable, CollectionID: Hashable>(
    isEnabled: Bool, move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) {
    self.isEnabled = isEnabled
    itemIDType = ObjectIdentifier(ItemID.self)
    itemID = { ($0 as? ItemID).map { AnyHashable($0) } }
    takesCollection = { $0.base is CollectionID }
    self.move = { sources, next, collection in
      guard let collection = collection.base as? CollectionID else { return }
      typealias Difference = ReorderDifference<ItemID, CollectionID>
      let position = next.flatMap { $0.base as? ItemID }.map { Difference.Destination.Position.before($0) }
      move(
        Difference(
          sources: sources.compactMap { $0.base as? ItemID },
          destination: Difference.Destination(position: position ?? .end, collectionID: collection)))
    }
  }
}
