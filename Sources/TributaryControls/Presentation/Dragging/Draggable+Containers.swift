@_spi(Engine) public import TributaryEngine
public import TributaryTransfer
@_spi(Engine) import TributaryViews

extension View {
  /// Makes this view the source of drags of an item that the drag container around it provides.
  ///
  /// - Parameters:
  ///   - containerItemID: The identifier of the item.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  ///
  /// > Source: conformance DRAG-24.
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DraggableModifier<Never>(
        load: { DraggedItems(containerItemID: containerItemID, namespace: containerNamespace, in: $0) }, preview: nil))
  }

  /// Makes this view the source of drags of an identifiable item, of a drag container with a namespace; `nil` prevents
  /// a drag.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item. It is usually inferred.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  ///   - item: The item of a drag. It is evaluated when a drag begins; `nil` prevents the drag.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \Item.id, containerNamespace: containerNamespace, item)
  }

  /// Makes this view the source of drags of an identifiable item, of a drag container with a namespace; `nil` prevents
  /// a drag.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item. It is usually inferred.
  ///   - item: The item of a drag. It is evaluated when a drag begins; `nil` prevents the drag.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?, containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, id: \Item.id, containerNamespace: containerNamespace, item)
  }

  /// Makes this view the source of drags of an item with a key path to its identifier, of a drag container with a
  /// namespace; `nil` prevents a drag.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item. It is usually inferred.
  ///   - id: The key path to the identifier of the item.
  ///   - item: The item of a drag. It is evaluated when a drag begins; `nil` prevents the drag.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    draggable(itemType, id: id, containerNamespace: containerNamespace, item)
  }

  /// Makes this view the source of drags of an item with a key path to its identifier, of a drag container with a
  /// namespace; `nil` prevents a drag.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item. It is usually inferred.
  ///   - id: The key path to the identifier of the item.
  ///   - containerNamespace: The namespace of the container; `nil` for the innermost one with this type of identifiers.
  ///   - payload: A closure that returns the item when a drag begins, or `nil` to prevent it.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View {
    modifier(
      DraggableModifier<Never>(
        load: { scope in
          let item = payload()
          return DraggedItems(
            item, id: item.map { AnyHashable($0[keyPath: id]) }, namespace: containerNamespace, in: scope)
        }, preview: nil))
  }
}
