@_spi(Engine) import TributaryEngine
package import TributaryGeometry
import TributaryGestures
@_spi(Engine) import TributaryViews

/// What a view in a row is for presses anywhere in the row that nothing else takes: they are meant for it.
package enum RowPress: Equatable {
  case plain
  /// It leads on, which a sign at the end of the row says.
  case leadingOn(isEnabled: Bool)
}

/// Presses in the row that are meant for a view in it.
extension ListRowNode {
  /// The first view in the row that takes presses anywhere in it.
  private var pressed: RowTraitNode? {
    position.part == .content && !state.isEditing ? child.flatMap { Self.firstPressed(in: $0) } : nil
  }

  private static func firstPressed(in item: ItemNode) -> RowTraitNode? {
    if let node = item as? RowTraitNode, node.takesPresses { return node }
    guard item.flags.contains(.subtreeHasInput), !(item is ListRowNode) else { return nil }
    var result: RowTraitNode?
    item.forEachItem { if result == nil { result = firstPressed(in: $0) } }
    return result
  }

  /// Whether a press at a point of the root may be meant for a view in the row.
  func hands(_ point: CGPoint, to node: RowTraitNode) -> Bool {
    ground.contains(location(point, in: .local)) && pressed === node
  }

  /// What is hit where nothing in the row takes a press: the gesture of the view that it is meant for, and all around that.
  ///
  /// A view that is not seen is hit all the same: so a row can lead on without saying so.
  var pressChain: HitChain? {
    guard let pressed else { return nil }
    var chain: HitChain = [pressed]
    var item = pressed.child
    while let current = item {
      chain.insert(current, at: 0)
      if current is GestureNode { break }
      item = (current as? UnaryNode)?.child
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

/// What a row does besides being chosen.
extension ListRowNode {
  /// The view inside all modifiers. Those on several views stand around what has made the views: it is not around them.
  var innermost: ItemNode? {
    var item = child
    while let inner = (item as? UnaryNode)?.child, !(inner is LazyContainerNode) { item = inner }
    return item
  }

  /// The outermost menu of the view in the row, with nothing but modifiers around it.
  var menu: (any RowMenu)? {
    var item = child
    while let current = item {
      if let menu = current as? any RowMenu, menu.isOfRow { return menu }
      item = (current as? UnaryNode)?.child
    }
    return nil
  }

  /// Whether the row is folded out; `nil` if it does not fold.
  var folding: Binding<Bool>? {
    if case .folding(let isExpanded) = traits?.values[.folding] { isExpanded } else { nil }
  }

  /// The recognizer of a press and, where rows have an action, of two in a row, which perform it.
  ///
  /// A press chooses without waiting for another one.
  @MainActor
  func beside(_ press: GestureRecognizer<Bool>) -> AnyGestureRecognizer {
    guard environment.object.values.rowAction != nil else { return press }
    let taps = TapRecognizer(count: 2, in: .global, standsForKey: false) { _ in true }
    let twice = EndedRecognizer(taps) { [weak self] _ in self?.performAction() }
    return SimultaneousRecognizer(press, twice) { $0 ?? $1 ?? false }
  }

  private func performAction() {
    guard let selection = modifier.selection, let value, !state.isMarked else { return }
    environment.object.values.rowAction?.action(for: selection.meant(by: value), of: selection)?()
  }
}

extension ListColumnNode {
  /// The values that something at a point of the root is meant for: those that are chosen if the row there is, else that of
  /// the row.
  ///
  /// - Returns: Empty where no row is that can be chosen; `nil` if values of the type are not what is chosen in this list.
  @MainActor
  package func values<V: Hashable>(at point: CGPoint, as type: V.Type) -> Set<V>? {
    guard let selection, selection.isOf(type) else { return nil }
    let row = items.lazy.compactMap { $0 as? ListRowNode }.first { $0.isHit(at: $0.location(point, in: .local)) }
    guard let value = row?.value else { return [] }
    return Set(selection.meant(by: value).compactMap { $0.base as? V })
  }
}
