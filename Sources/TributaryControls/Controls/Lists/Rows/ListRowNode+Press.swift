@_spi(Engine) import TributaryEngine
package import TributaryGeometry
import TributaryGestures
@_spi(Engine) import TributaryViews

/// A trait of a view that receives all presses in its row that no other view handles.
package enum RowPress: Equatable {
  case plain
  /// The view navigates. An indicator at the trailing edge of the row shows this.
  case leadingOn(isEnabled: Bool)
}

/// The routing of presses in the row to a view in it.
extension ListRowNode {
  /// The first view in the row that receives presses anywhere in the row.
  private var pressed: RowTraitNode? {
    position.part == .content && !isEditing ? child.flatMap { Self.firstPressed(in: $0) } : nil
  }

  private static func firstPressed(in item: ItemNode) -> RowTraitNode? {
    if let node = item as? RowTraitNode, node.takesPresses { return node }
    guard item.flags.contains(.subtreeHasInput), !(item is ListRowNode) else { return nil }
    var result: RowTraitNode?
    item.forEachItem { if result == nil { result = firstPressed(in: $0) } }
    return result
  }

  /// Returns whether a press in the row is routed to a view in the row.
  ///
  /// - Parameter point: The location of the press, in the coordinate space of the root.
  func routesPress(at point: CGPoint, to node: RowTraitNode) -> Bool {
    ground.contains(location(point, in: .local)) && pressed === node
  }

  /// The hit chain for a press that no view in the row handles: the gesture of the receiving view and its containers.
  ///
  /// The receiving view is hit even if it is transparent, so a row can navigate without a visible link.
  var pressChain: HitChain? {
    guard let pressed else { return nil }
    var chain: HitChain = [pressed]
    var item = pressed.child
    while let current = item {
      chain.insert(current, at: 0)
      if current is GestureNode { break }
      item = current.asUnary?.child
    }
    guard item != nil else { return nil }
    item = pressed.container
    while let current = item, current !== self {
      chain.append(current)
      item = current.container
    }
    return chain.allSatisfy { $0.acceptsHits || $0 is OpacityNode } ? chain : nil
  }
}

/// The drags of the row that begin beside its view.
extension ListRowNode {
  /// Returns the hit chain for a press in the row: the items under the pointer, then the reorderable views around the
  /// view of the row, so that its insets lift them too.
  func liftChain(_ items: HitChain) -> HitChain {
    var lifted: HitChain = []
    var item = child
    while let current = item?.asUnary, current.acceptsHits {
      if current is any LiftedItem, !items.contains(where: { $0 === current }) { lifted.insert(current, at: 0) }
      item = current.child
    }
    return items + lifted
  }
}

/// The behavior of a row other than its selection.
extension ListRowNode {
  /// The outermost menu of the row: a menu around the whole view of the row, inside modifiers only.
  var menu: (any RowMenu)? {
    var item = child
    while let current = item {
      if let menu = current as? any RowMenu, menu.isOfRow { return menu }
      item = current.asUnary?.child
    }
    return nil
  }

  /// Whether the row is expanded; `nil` if the row is not a disclosure row.
  var folding: Binding<Bool>? {
    if case .folding(let isExpanded) = traits?.values[.folding] { isExpanded } else { nil }
  }

  /// Returns a recognizer for a press and, if rows have an action, for a double press that performs the action.
  ///
  /// A single press selects without a delay for a second press.
  @MainActor
  func addingRowAction(to press: GestureRecognizer<Bool>) -> AnyGestureRecognizer {
    guard environment.object().values.rowAction != nil else { return press }
    let taps = TapRecognizer(count: 2, in: .global, standsForKey: false) { _ in true }
    let twice = EndedRecognizer(taps) { [weak self] _ in self?.performAction() }
    return SimultaneousRecognizer(press, twice) { $0 ?? $1 ?? false }
  }

  private func performAction() {
    guard let selection = modifier.selection, let value, !state.isMarked else { return }
    environment.object().values.rowAction?.action(for: selection.affectedValues(by: value), of: selection)?()
  }
}

extension ListColumnNode {
  /// Returns the values to which an operation at a point applies: the selection if it contains the row there, or else
  /// the row.
  ///
  /// - Parameter point: The point, in the coordinate space of the root.
  /// - Returns: An empty set if the point is not in a selectable row; `nil` if the selection type of the list is not
  ///   `V`.
  @MainActor
  package func values<V: Hashable>(at point: CGPoint, as type: V.Type) -> Set<V>? {
    guard let selection, selection.isOf(type) else { return nil }
    let row = items.lazy.compactMap { $0 as? ListRowNode }.first { $0.isHit(at: $0.location(point, in: .local)) }
    guard let value = row?.value else { return [] }
    return Set(selection.affectedValues(by: value).compactMap { $0.base as? V })
  }
}
