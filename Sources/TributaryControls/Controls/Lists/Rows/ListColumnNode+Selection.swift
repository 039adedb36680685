@_spi(Engine) import TributaryEngine
@_spi(Engine) package import TributaryViews
package import TributaryGeometry
import TributaryGestures
import TributaryLayout

/// The keys that move the selection of a list.
extension ListColumnNode {
  /// The position of a row: its segment, its element, and its index among the rows of the element, which include
  /// disclosed rows.
  private struct Spot: Comparable {
    var segment: Int
    var element: Int
    var view = 0

    static func < (a: Spot, b: Spot) -> Bool { (a.segment, a.element, a.view) < (b.segment, b.element, b.view) }
  }

  /// Returns the effect of a key while the list has focus, or `nil` if the list does not handle the key.
  package func action(for key: FocusKey) -> (() -> Void)? {
    guard selection != nil else { return nil }
    switch key {
    case .up: return move(by: -1, extending: false)
    case .down: return move(by: 1, extending: false)
    case .extendUp: return move(by: -1, extending: true)
    case .extendDown: return move(by: 1, extending: true)
    case .delete, .backspace: return deletion
    case .return: return takingChoice
    case .selectAll: return choosingAll
    case .left, .right: return folding(key == .right)
    default: return nil
    }
  }

  /// Selects rows in response to a press, depending on the modifier keys.
  ///
  /// Without keys, it selects the row alone. With Command or Control, it toggles the row. With Shift, it selects all
  /// rows from the anchor to this row.
  func choose(_ value: AnyHashable, of selection: ListSelection, holding keys: EventModifiers) {
    guard selection.takesSeveral else { return selection.choose(value) }
    lead = value
    if keys.contains(.shift), let anchor, let start = spot(of: anchor), let end = spot(of: value) {
      return selection.choose(values(from: min(start, end), to: max(start, end)))
    }
    anchor = value
    if keys.isDisjoint(with: [.command, .control]) { selection.choose(value) } else { selection.toggle(value) }
  }

  /// The effect of Select All, or `nil` if the list does not allow the selection of several rows.
  private var choosingAll: (() -> Void)? {
    guard let selection, selection.takesSeveral else { return nil }
    return { [self] in
      let before = Spot(segment: -1, element: 0)
      let after = Spot(segment: segments.count, element: 0)
      guard let first = neighbor(of: before, step: 1), let last = neighbor(of: after, step: -1) else { return }
      selection.choose(values(from: first, to: last))
    }
  }

  /// Returns the selection values of the rows in a closed range.
  ///
  /// - Complexity: O(*n*) steps for *n* rows in the range, including rows without nodes.
  private func values(from first: Spot, to last: Spot) -> [AnyHashable] {
    var spot = first
    var values: [AnyHashable] = []
    while true {
      if let value = value(at: spot) { values.append(value) }
      guard spot < last, let next = neighbor(of: spot, step: 1) else { return values }
      spot = next
    }
  }

  /// The effect of Return: performs the row choice and the row action for the selected rows; `nil` if there is neither.
  private var takingChoice: (() -> Void)? {
    guard let selection, !selection.values.isEmpty else { return nil }
    let values = environment.object().values
    let action = values.rowAction?.action(for: selection.values, of: selection)
    guard values.rowChoice != nil || action != nil else { return nil }
    return {
      if let choice = values.rowChoice { enteringMainActor(with: choice) { $0.perform() } }
      action?()
    }
  }

  /// Returns an action that expands or collapses the selected rows, or `nil` if none of them is a disclosure row.
  private func folding(_ isRight: Bool) -> (() -> Void)? {
    let isExpanded = isRight != (environment.layoutDirection == .rightToLeft)
    let folds = spots(of: selection?.values ?? []).compactMap { row(at: $0)?.folding }
    return folds.isEmpty ? nil : { for fold in folds { fold.wrappedValue = isExpanded } }
  }

  /// Returns an action that moves the selection by one row.
  ///
  /// Without a selection, the action selects the first or the last row. At the ends of the list, it handles the key
  /// without a write. With Shift, it selects all rows from the anchor to the new row.
  private func move(by step: Int, extending: Bool) -> (() -> Void)? {
    { [self] in
      guard let selection else { return }
      let chosen = spots(of: selection.values).sorted()
      let edge = step > 0 ? chosen.last : chosen.first
      let isExtending = extending && selection.takesSeveral
      let from = isExtending ? place(of: lead, among: selection) ?? edge : edge
      guard let next = spot(after: from, step: step), let value = value(at: next) else { return }
      if isExtending, let start = place(of: anchor, among: selection) ?? (step > 0 ? chosen.first : chosen.last) {
        selection.choose(values(from: min(start, next), to: max(start, next)))
      } else {
        anchor = value
        selection.choose(value)
      }
      lead = value
      reveal(next)
    }
  }

  /// Returns the position of a selected row, or `nil` if the value is not selected.
  private func place(of value: AnyHashable?, among selection: ListSelection) -> Spot? {
    guard let value, selection.contains(value) else { return nil }
    return spot(of: value)
  }

  /// The effect of the Delete key: deletes the selected rows; `nil` unless all of them can be deleted.
  private var deletion: (() -> Void)? {
    guard let selection else { return nil }
    let edits = spots(of: selection.values).compactMap { spot in
      // A disclosed row is not deleted with the element that contains it.
      spot.view > 0 ? nil : segments[spot.segment].list.map { RowEdits($0, spot.element) }
    }
    guard let first = edits.first, edits.allSatisfy({ $0.list === first.list }), let delete = first.onDelete else {
      return nil
    }
    return { delete(IndexSet(edits.map(\.index))) }
  }

  /// Returns the position of the next selectable row, or of the first or last one if there is no start position.
  private func spot(after from: Spot?, step: Int) -> Spot? {
    var spot = from ?? (step > 0 ? Spot(segment: -1, element: 0) : Spot(segment: segments.count, element: 0))
    let old = from.flatMap { value(at: $0) }
    for _ in 0..<Self.mostRowsLookedAt {
      guard let next = neighbor(of: spot, step: step) else { return nil }
      if let new = value(at: next), new != old { return next }
      spot = next
    }
    return nil
  }

  /// The maximum number of rows without a selection value that a move skips.
  private static var mostRowsLookedAt: Int { 1000 }

  private func neighbor(of spot: Spot, step: Int) -> Spot? {
    var spot = spot
    if segments.indices.contains(spot.segment) {
      let view = spot.view + step
      if view >= 0, view < views(of: spot) { return Spot(segment: spot.segment, element: spot.element, view: view) }
      let element = spot.element + step
      if element >= 0, element < count(of: spot.segment) { return entrance(of: element, in: spot.segment, step: step) }
    }
    while true {
      spot.segment += step
      guard segments.indices.contains(spot.segment) else { return nil }
      let count = count(of: spot.segment)
      if segments[spot.segment].part == .content, count > 0 {
        return entrance(of: step > 0 ? 0 : count - 1, in: spot.segment, step: step)
      }
    }
  }

  /// Returns the first row of an element in the direction of the move.
  private func entrance(of element: Int, in segment: Int, step: Int) -> Spot {
    var spot = Spot(segment: segment, element: element)
    if step < 0 { spot.view = max(0, views(of: spot) - 1) }
    return spot
  }

  /// Returns the number of rows of an element, which is 1 for an element without nodes.
  private func views(of spot: Spot) -> Int { place(of: spot)?.count ?? 1 }

  private func place(of spot: Spot) -> RowLocation? {
    places(in: spot.segment..<spot.segment + 1).first { $0.element == spot.element }
  }

  private func count(of segment: Int) -> Int { segments[segment].list?.count ?? 1 }

  /// Returns the node of the row at a position, or `nil` if it does not exist.
  private func row(at spot: Spot) -> ListRowNode? {
    guard let place = place(of: spot), spot.view < place.count else { return nil }
    return items[itemRange(of: place).lowerBound + spot.view] as? ListRowNode
  }

  /// Returns the selection value of a row; without a node, the value is derived from the identifier of its element.
  private func value(at spot: Spot) -> AnyHashable? {
    if let row = row(at: spot) { return row.value }
    guard spot.view == 0, let list = segments[spot.segment].list else { return nil }
    return selection?.value(tag: nil, id: list.elementID(at: spot.element))
  }

  private func spot(of value: AnyHashable) -> Spot? { spots(of: [value]).first }

  /// Returns the positions of the rows with the given values, in the order of the values.
  ///
  /// - Complexity: O(*n*) for *n* values, in addition to a visit of each active row.
  private func spots(of values: [AnyHashable]) -> [Spot] {
    if values.isEmpty { return [] }
    var active: [AnyHashable: Spot] = [:]
    for place in places where segments[place.segment].part == .content {
      let range = itemRange(of: place)
      for index in range {
        guard let value = (items[index] as? ListRowNode)?.value, active[value] == nil else { continue }
        active[value] = Spot(segment: place.segment, element: place.element, view: index - range.lowerBound)
      }
    }
    return values.compactMap { active[$0] ?? inactiveSpot(of: $0) }
  }

  /// Returns the position of a row that can be without a node.
  private func inactiveSpot(of value: AnyHashable) -> Spot? {
    for segment in segments.indices {
      if case .row(_, let index) = (segments[segment].list as? any HoldsElements)?.elementTarget(value) {
        return Spot(segment: segment, element: index)
      }
    }
    return nil
  }

  private func reveal(_ spot: Spot) {
    if let row = row(at: spot) { return row.revealInScrollViews() }
    guard let id = segments[spot.segment].list?.elementID(at: spot.element) else { return }
    ScrollRegistry.of(host).add(ScrollRequest(reader: host.handles.handle(for: self), id: AnyHashable(id), anchor: nil))
  }

  // MARK: Focus and order

  /// Moves the focus to the list that contains these rows.
  @MainActor
  package func takeFocus() {
    guard let keys = containers.first(of: KeyNode.self), keys.canHaveFocus else { return }
    KeyboardFocus.of(host).setFocus(host.handles.handle(for: keys))
  }

  /// Returns the offset in a list before which a dragged row is inserted.
  ///
  /// - Parameters:
  ///   - index: The offset of the row in the list.
  ///   - distance: The vertical distance of the drag, in points, y down.
  package func destination(of index: Int, in list: LazyListNode, draggedBy distance: CGFloat) -> Int {
    guard let segment = segments.firstIndex(where: { $0.list === list }) else { return index }
    let start = position(of: 0, in: segment)
    let middle = position(of: index, in: segment) + length(of: index, in: segment) / 2 + distance - start
    let target = min(max(0, list.lengths.firstIndex(endingAfter: middle)), max(0, list.count - 1))
    return target > index ? target + 1 : target
  }
}
