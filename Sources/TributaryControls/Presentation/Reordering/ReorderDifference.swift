/// The difference that a reordering operation produces: the moved items, and their destination.
///
/// > Source: conformance REORDER-01.
public struct ReorderDifference<ItemID, CollectionID> {
  /// The identifiers of the items to move.
  public var sources: [ItemID]
  /// The place to which the items move.
  public var destination: Destination

  init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }
}

extension ReorderDifference {
  /// The destination of a reordering operation.
  public struct Destination {
    /// The position at which a collection receives the moved items.
    @frozen public enum Position {
      /// Before the item with an identifier. The item is not one of the moved items.
      case before(ItemID)
      /// After all items of the collection.
      case end
    }

    /// The position in the collection.
    public var position: Position
    /// The identifier of the collection.
    public var collectionID: CollectionID

    /// Creates a destination in a collection.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }

    /// Creates a destination in the only collection of a container.
    public init(position: Position) where CollectionID == ReorderableSingleCollectionIdentifier {
      self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
    }
  }
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}

extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}

extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination: Equatable where ItemID: Equatable, CollectionID: Equatable {}

extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}

extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}

extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable {}

extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}

/// The identifier of the collection in a container with a single collection of reorderable views.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  init() {}
}
