@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
package import TributaryGeometry
import TributaryGestures

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
