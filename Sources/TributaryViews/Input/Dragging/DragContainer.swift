@_spi(Engine) public import TributaryEngine
public import TributaryTransfer

/// A container that provides the items of drags from the views in it.
struct DragContainer {
  let idType: ObjectIdentifier
  let namespace: Namespace.ID?
  /// Returns the identifier of an item; `nil` for a value of another type.
  let id: (Any) -> AnyHashable?
  /// Returns the items with some identifiers, and the identifiers of these items.
  let payload: ([AnyHashable]) -> [(id: AnyHashable, value: TransferPackage)]
}

/// The selected items of drag containers.
struct DragSelection {
  let idType: ObjectIdentifier
  let namespace: Namespace.ID?
  let ids: () -> [AnyHashable]
}

extension View {
  /// Provides the items of drags from the views in this view, by their identifiers.
  ///
  /// A view in it is dragged with `draggable(containerItemID:containerNamespace:)`, or with `draggable(_:)` and a value
  /// of the item type. If the identifier of the dragged view is selected, the drag has all selected items. The image of
  /// the dragged view alone follows the pointer.
  ///
  ///     LazyVGrid(columns: columns) {
  ///       ForEach(photos) { PhotoView($0).draggable(containerItemID: $0.id) }
  ///     }
  ///     .dragContainer(for: Photo.self) { ids in photos.filter { ids.contains($0.id) } }
  ///     .dragContainerSelection(Array(selection))
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - namespace: The namespace that identifies the container.
  ///   - payload: A closure that returns the items with the given identifiers. An empty result prevents the drag.
  ///
  /// > Source: conformance DRAG-24.
  public nonisolated func dragContainer<Item, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Item: Transferable & Identifiable, Item == Data.Element, Item.ID: Sendable {
    dragContainer(for: itemType, itemID: \Item.id, in: namespace, payload)
  }

  /// Provides the items of drags from the views in this view, with a key path to the identifier of an item.
  ///
  /// - Parameters:
  ///   - itemType: The type of the items. It is usually inferred.
  ///   - itemID: The key path to the identifier of an item.
  ///   - namespace: The namespace of the container; `nil` for none.
  ///   - payload: A closure that returns the items with the given identifiers. An empty result prevents the drag.
  ///
  /// > Source: conformance DRAG-24.
  public nonisolated func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Item == Data.Element {
    modifier(
      DragScopeModifier(
        role: .contains(
          DragContainer(
            idType: ObjectIdentifier(ItemID.self), namespace: namespace,
            id: { ($0 as? Item).map { AnyHashable($0[keyPath: itemID]) } },
            payload: { ids in
              payload(ids.compactMap { $0.base as? ItemID }).map {
                (AnyHashable($0[keyPath: itemID]), TransferPackage($0))
              }
            }))))
  }

  /// Provides the selection of the drag containers in this view.
  ///
  /// - Parameters:
  ///   - selection: The identifiers of the selected items, which are evaluated when a drag begins.
  ///   - containerNamespace: The namespace of the container; `nil` for every container with this type of identifiers.
  ///
  /// > Source: conformance DRAG-24.
  public nonisolated func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DragScopeModifier(
        role: .selects(
          DragSelection(
            idType: ObjectIdentifier(ItemID.self), namespace: containerNamespace,
            ids: { selection().map { AnyHashable($0) } }))))
  }
}
