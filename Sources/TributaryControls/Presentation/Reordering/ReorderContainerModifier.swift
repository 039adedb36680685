@_spi(Engine) import TributaryEngine
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
