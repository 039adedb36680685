@_spi(Engine) package import TributaryEngine

/// A modifier around drag sources. The scopes of a view are a chain from the innermost outward.
package final class DragScope {
  /// The effect of a modifier on the drags from the views in it.
  enum Role {
    case configures(DragConfiguration)
    case observes((DragSession) -> Void)
    case contains(DragContainer)
    case selects(DragSelection)
  }

  fileprivate var role: Role?
  fileprivate var outer: DragScope?

  /// The scopes from this one outward.
  private var chain: UnfoldFirstSequence<DragScope> { sequence(first: self) { $0.outer } }

  /// The operations that drags support.
  static func operations(in scope: DragScope?) -> DropOperation.Set {
    var next = scope
    while let current = next {
      if case .configures(let configuration) = current.role { return configuration.operationsWithinApp.operations }
      next = current.outer
    }
    return DragConfiguration().operationsWithinApp.operations
  }

  /// Notifies the observers of a drag, from the innermost outward.
  func notify(_ session: DragSession) {
    for scope in chain { if case .observes(let action) = scope.role { action(session) } }
  }

  /// Returns the innermost container for identifiers of a type.
  func container<ItemID: Hashable>(ofIDs type: ItemID.Type, in namespace: Namespace.ID?) -> DragContainer? {
    containers(in: namespace).first { $0.idType == ObjectIdentifier(type) }
  }

  /// Returns the innermost container for an item, and the identifier of the item in it.
  ///
  /// - Parameter id: The identifier that the source states; `nil` if it states none. An identifier of another type than
  ///   those of the container is replaced by the one that the container reads from the item.
  func container<Item>(
    of item: Item, id: AnyHashable?, in namespace: Namespace.ID?
  ) -> (container: DragContainer, id: AnyHashable)? {
    for container in containers(in: namespace) {
      guard let own = container.id(item) else { continue }
      let isOfContainer = id.map { ObjectIdentifier(type(of: $0.base)) == container.idType } ?? false
      return (container, isOfContainer ? id ?? own : own)
    }
    return nil
  }

  private func containers(in namespace: Namespace.ID?) -> [DragContainer] {
    chain.compactMap { scope in
      guard case .contains(let container) = scope.role, namespace == nil || container.namespace == namespace else {
        return nil
      }
      return container
    }
  }

  /// Returns the identifiers of the innermost selection of a type.
  package func selection(ofIDs type: ObjectIdentifier, in namespace: Namespace.ID?) -> [AnyHashable] {
    for scope in chain {
      if case .selects(let selection) = scope.role, selection.idType == type,
        selection.namespace == nil || selection.namespace == namespace
      {
        return selection.ids()
      }
    }
    return []
  }
}

/// A modifier that adds a scope around a view. The scope persists, so a new closure does not change the environment.
struct DragScopeModifier {
  let role: DragScope.Role
  @OwnedObject private var scope = DragScope()
  @Environment(\.dragScope) private var outer

  nonisolated init(role: DragScope.Role) { self.role = role }
}

extension DragScopeModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    scope.role = role
    scope.outer = outer
    return content.environment(\.dragScope, scope)
  }
}

private enum DragScopeKey: EnvironmentKey {
  static var defaultValue: DragScope? { nil }
}

extension EnvironmentValues {
  /// The innermost modifier around drag sources.
  package var dragScope: DragScope? {
    get { self[DragScopeKey.self] }
    set { self[DragScopeKey.self] = newValue }
  }
}
