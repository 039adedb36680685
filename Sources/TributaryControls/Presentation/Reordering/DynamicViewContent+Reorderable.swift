@_spi(Engine) import TributaryEngine

extension DynamicViewContent {
  /// Makes the views of this content reorderable in the container that `reorderContainer(for:isEnabled:move:)` defines
  /// around them.
  ///
  ///     VStack {
  ///       ForEach(landmarks) { LandmarkView($0) }
  ///         .reorderable()
  ///     }
  ///     .reorderContainer(for: Landmark.self) { difference in apply(difference) }
  ///
  /// A press anywhere in a view that moves by more than 10 points lifts the view. Assistive technology offers the
  /// actions "Move up" and "Move down", which move an item by one position in its collection.
  ///
  /// The modifier has no effect outside a container whose items have the same type of identifier as this content.
  ///
  /// > Source: conformance REORDER-01 to REORDER-09.
  public nonisolated func reorderable() -> some DynamicViewContent<Data> {
    reorderable(collection: AnyHashable(ReorderableSingleCollectionIdentifier()))
  }

  /// Makes the views of this content reorderable in the container that `reorderContainer(for:in:isEnabled:move:)`
  /// defines around them. They can be moved to the other collections of the container.
  ///
  /// - Parameter collectionID: The identifier of this collection in the destination of a move.
  ///
  /// > Source: conformance REORDER-04.
  public nonisolated func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    reorderable(collection: AnyHashable(collectionID))
  }

  nonisolated private func reorderable(collection id: AnyHashable) -> some DynamicViewContent<Data> {
    modifier(ReorderActionModifier(step: -1))
      .modifier(ReorderActionModifier(step: 1))
      .modifier(ReorderItemModifier())
      .modifier(ReorderCollectionModifier(id: id))
  }
}
