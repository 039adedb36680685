package import TributaryEngine
package import TributaryTransfer

/// The items of a drag.
package struct DraggedItems {
  /// The values; empty for a view that does not begin a drag.
  package let values: [TransferPackage]
  /// The known identifiers of the items.
  package let ids: [AnyHashable]
  /// The index of the item whose view is dragged, among the values; 0 if the drag does not contain it.
  let index: Int

  package init(_ values: [TransferPackage], ids: [AnyHashable] = [], index: Int = 0) {
    self.values = values
    self.ids = ids
    self.index = index
  }

  func ids<ItemID: Hashable>(of type: ItemID.Type) -> [ItemID] { ids.compactMap { $0.base as? ItemID } }
}

extension DraggedItems {
  /// Creates the items of a drag of one value. A drag container around the source may add further items.
  ///
  /// - Parameters:
  ///   - item: The value; `nil` if only a container can provide it.
  ///   - id: The identifier of the value; `nil` if it has none.
  ///   - namespace: The namespace of the container; `nil` for any container.
  package init<Item: Transferable>(
    _ item: Item?, id: AnyHashable? = nil, namespace: Namespace.ID? = nil, in scope: DragScope?
  ) {
    let own = id ?? item.flatMap { ($0 as? any Identifiable).map { AnyHashable(identifierOf: $0) } }
    let found = item.flatMap { item in scope?.container(of: item, id: id, in: namespace) }
    self.init(item.map { [TransferPackage($0)] } ?? [], id: own, container: found, namespace: namespace, in: scope)
  }

  /// Creates the items of a drag of a view that a drag container identifies.
  package init<ItemID: Hashable>(containerItemID id: ItemID, namespace: Namespace.ID?, in scope: DragScope?) {
    self.init(
      [], id: id, container: scope?.container(ofIDs: ItemID.self, in: namespace).map { ($0, AnyHashable(id)) },
      namespace: namespace, in: scope)
  }

  private init(
    _ values: [TransferPackage], id: AnyHashable?, container: (container: DragContainer, id: AnyHashable)?,
    namespace: Namespace.ID?, in scope: DragScope?
  ) {
    guard let (container, id) = container else {
      self.init(values, ids: id.map { [$0] } ?? [])
      return
    }
    let selection = scope?.selection(ofIDs: container.idType, in: container.namespace) ?? []
    let items = container.payload(selection.contains(id) ? selection : [id])
    // The container may provide the items in another order, and only some of them.
    let ids = items.map(\.id)
    self.init(items.map(\.value), ids: ids, index: ids.firstIndex(of: id) ?? 0)
  }
}

extension AnyHashable {
  fileprivate init<T: Identifiable>(identifierOf value: T) { self.init(value.id) }
}
