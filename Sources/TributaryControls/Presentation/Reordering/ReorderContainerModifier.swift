@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A modifier that defines a container of reorderable views. Its scope persists, so a new closure does not change the
/// environment.
struct ReorderContainerModifier {
  let behavior: ReorderBehavior
  @OwnedObject private var scope = ReorderScope()
  @State private var picture: ReorderPicture?
  @Environment(\.reorderScope) private var outer

  nonisolated init(behavior: ReorderBehavior) { self.behavior = behavior }
}

extension ReorderContainerModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let scope = scope
    scope.behavior = behavior
    scope.outer = outer
    // The closure must not retain the modifier, which retains the scope.
    scope.show = { [_picture] in _picture.wrappedValue = $0 }
    return
      content
      .environment(\.reorderScope, scope)
      .modifier(ReorderAreaModifier(scope: scope))
      .modifier(LayerModifier(layer: ReorderLayer(picture: picture), takesInput: false, isInBuiltInBody: true))
  }
}

private enum ReorderScopeKey: EnvironmentKey {
  static var defaultValue: ReorderScope? { nil }
}

extension EnvironmentValues {
  /// The innermost container of reorderable views.
  var reorderScope: ReorderScope? {
    get { self[ReorderScopeKey.self] }
    set { self[ReorderScopeKey.self] = newValue }
  }
}

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

extension View {
  /// Defines a container of reorderable views with a single collection.
  ///
  /// Apply this modifier to a list, a stack, a grid, or a custom layout, or to a view around it, and apply
  /// `reorderable()` to the content of the container:
  ///
  ///     LazyVGrid(columns: columns) {
  ///       ForEach(stickers) { StickerView($0) }
  ///         .reorderable()
  ///     }
  ///     .reorderContainer(for: Sticker.self) { difference in apply(difference) }
  ///
  /// A press that moves by more than 10 points lifts a view. An image of the view then follows the pointer, and a mark
  /// shows the place where the view would be inserted. The other views keep their places until the drop. The drag has
  /// the precedence of a drag gesture of the view, as with `draggable(_:)`. If a row of a lazy container is lifted, it
  /// can be scrolled away during the drag. A view that is held within 32 points of an edge of a scroll view scrolls its
  /// content.
  ///
  /// Escape, a drop outside the container, and the removal of the lifted item cancel the move. A lifted row of a list
  /// that is selected moves all selected items, as does an item that `dragContainerSelection(_:containerNamespace:)`
  /// contains.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - isEnabled: Whether the items can be moved.
  ///   - move: A closure that moves the items in the collection. It is called once for a drop, and only if the drop
  ///     changes the order.
  ///
  /// > Source: conformance REORDER-01 to REORDER-09.
  public nonisolated func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(ReorderContainerModifier(behavior: ReorderBehavior(isEnabled: isEnabled, move: move)))
  }

  /// Defines a container of reorderable views with several collections, between which items can be moved.
  ///
  /// Apply `reorderable(collectionID:)` to each collection. The destination of a move contains the identifier of the
  /// collection. An empty collection accepts items in the layout container that contains it, or after the view that
  /// precedes it there, such as the header of a section.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - collectionID: The type of the identifiers of collections.
  ///   - isEnabled: Whether the items can be moved.
  ///   - move: A closure that moves the items. It is called once for a drop, and only if the drop changes the order.
  ///
  /// > Source: conformance REORDER-04.
  public nonisolated func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    modifier(ReorderContainerModifier(behavior: ReorderBehavior(isEnabled: isEnabled, move: move)))
  }

  /// Defines a container of reorderable views with a single collection, whose items are identified by the value at a
  /// key path.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - itemID: The key path to the identifier of an item. The identifiers of the views must have the same type.
  ///   - isEnabled: Whether the items can be moved.
  ///   - move: A closure that moves the items. It is called once for a drop, and only if the drop changes the order.
  public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    modifier(ReorderContainerModifier(behavior: ReorderBehavior(isEnabled: isEnabled, move: move)))
  }

  /// Defines a container of reorderable views with several collections, whose items are identified by the value at a
  /// key path.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - itemID: The key path to the identifier of an item. The identifiers of the views must have the same type.
  ///   - collectionID: The type of the identifiers of collections.
  ///   - isEnabled: Whether the items can be moved.
  ///   - move: A closure that moves the items. It is called once for a drop, and only if the drop changes the order.
  public nonisolated func reorderContainer<Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    modifier(ReorderContainerModifier(behavior: ReorderBehavior(isEnabled: isEnabled, move: move)))
  }
}
