@_spi(Engine) import TributaryEngine
@_spi(Engine) package import TributaryViews
package import TributaryGeometry
import TributaryGestures
import TributaryLayout

/// Keys that move the selection of a list.
extension ListColumnNode {
  /// One row, by the segment, the element in it, and which of the element's rows it is: what is folded out is of the element.
  private struct Spot: Comparable {
    var segment: Int
    var element: Int
    var view = 0

    static func < (a: Spot, b: Spot) -> Bool { (a.segment, a.element, a.view) < (b.segment, b.element, b.view) }
  }

  /// What a key does while the list has the focus; `nil` if it means nothing.
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

  /// Chooses what a press means: the row alone; with Command or Control that one too, or no longer; with Shift all
  /// from the row that was pressed before to this one.
  func choose(_ value: AnyHashable, of selection: ListSelection, holding keys: EventModifiers) {
    guard selection.takesSeveral else { return selection.choose(value) }
    lead = value
    if keys.contains(.shift), let anchor, let start = spot(of: anchor), let end = spot(of: value) {
      return selection.choose(values(from: min(start, end), to: max(start, end)))
    }
    anchor = value
    if keys.isDisjoint(with: [.command, .control]) { selection.choose(value) } else { selection.toggle(value) }
  }

  /// Chooses all rows.
  private var choosingAll: (() -> Void)? {
    guard let selection, selection.takesSeveral else { return nil }
    return { [self] in
      let before = Spot(segment: -1, element: 0)
      let after = Spot(segment: segments.count, element: 0)
      guard let first = neighbour(of: before, step: 1), let last = neighbour(of: after, step: -1) else { return }
      selection.choose(values(from: first, to: last))
    }
  }

  /// The values of the rows from one to another. Costs a step for each row, also for those that are not there.
  private func values(from first: Spot, to last: Spot) -> [AnyHashable] {
    var spot = first
    var values: [AnyHashable] = []
    while true {
      if let value = value(at: spot) { values.append(value) }
      guard spot < last, let next = neighbour(of: spot, step: 1) else { return values }
      spot = next
    }
  }

  /// Goes on with the rows that are chosen, where that leads anywhere.
  private var takingChoice: (() -> Void)? {
    guard let selection, !selection.values.isEmpty else { return nil }
    let values = environment.object.values
    let action = values.rowAction?.action(for: selection.values, of: selection)
    guard values.rowChoice != nil || action != nil else { return nil }
    return {
      if let choice = values.rowChoice { enteringMainActor(with: choice) { $0.perform() } }
      action?()
    }
  }

  /// Folds the rows that are chosen out or in, where they fold.
  private func folding(_ isRight: Bool) -> (() -> Void)? {
    let isExpanded = isRight != (environment.layoutDirection == .rightToLeft)
    let folds = (selection?.values ?? []).compactMap { spot(of: $0).flatMap { row(at: $0)?.folding } }
    return folds.isEmpty ? nil : { for fold in folds { fold.wrappedValue = isExpanded } }
  }

  /// With no row chosen the first or the last is; at the ends nothing is written, and the key is used up. With Shift all rows
  /// are chosen from where it began to where it has come to.
  private func move(by step: Int, extending: Bool) -> (() -> Void)? {
    { [self] in
      guard let selection else { return }
      let chosen = selection.values.compactMap { spot(of: $0) }.sorted()
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

  /// Where a row stands that is chosen; `nil` for none.
  private func place(of value: AnyHashable?, among selection: ListSelection) -> Spot? {
    guard let value, selection.contains(value) else { return nil }
    return spot(of: value)
  }

  /// Deletes the rows that are chosen, if all of them may be.
  private var deletion: (() -> Void)? {
    guard let selection else { return nil }
    let edits = selection.values.compactMap { value in
      // What is folded out of an element is not deleted with it.
      spot(of: value).flatMap { spot in
        spot.view > 0 ? nil : segments[spot.segment].list.map { RowEdits($0, spot.element) }
      }
    }
    guard let first = edits.first, edits.allSatisfy({ $0.list === first.list }), let delete = first.onDelete else {
      return nil
    }
    return { delete(IndexSet(edits.map(\.index))) }
  }

  /// The next row that can be chosen; the first or last one from nowhere.
  private func spot(after from: Spot?, step: Int) -> Spot? {
    var spot = from ?? (step > 0 ? Spot(segment: -1, element: 0) : Spot(segment: segments.count, element: 0))
    let old = from.flatMap { value(at: $0) }
    for _ in 0..<Self.mostRowsLookedAt {
      guard let next = neighbour(of: spot, step: step) else { return nil }
      if let new = value(at: next), new != old { return next }
      spot = next
    }
    return nil
  }

  /// How many rows that cannot be chosen are passed over.
  private static var mostRowsLookedAt: Int { 1000 }

  private func neighbour(of spot: Spot, step: Int) -> Spot? {
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

  /// The row of an element that is come to first.
  private func entrance(of element: Int, in segment: Int, step: Int) -> Spot {
    var spot = Spot(segment: segment, element: element)
    if step < 0 { spot.view = max(0, views(of: spot) - 1) }
    return spot
  }

  /// How many rows an element has; one that is not there is taken to have one.
  private func views(of spot: Spot) -> Int { place(of: spot)?.items.count ?? 1 }

  private func place(of spot: Spot) -> RowPlace? {
    places(in: spot.segment..<spot.segment + 1).first { $0.element == spot.element }
  }

  private func count(of segment: Int) -> Int { segments[segment].list?.count ?? 1 }

  /// The row that is there at a spot.
  private func row(at spot: Spot) -> ListRowNode? {
    guard let place = place(of: spot), spot.view < place.items.count else { return nil }
    return items[place.items.lowerBound + spot.view] as? ListRowNode
  }

  /// The value that a row stands for; of one that is not there what follows from the id of its element.
  private func value(at spot: Spot) -> AnyHashable? {
    if let row = row(at: spot) { return row.value }
    guard spot.view == 0, let list = segments[spot.segment].list else { return nil }
    return selection?.value(tag: nil, id: list.elementID(at: spot.element))
  }

  private func spot(of value: AnyHashable) -> Spot? {
    for place in places where segments[place.segment].part == .content {
      let view = place.items.firstIndex { (items[$0] as? ListRowNode)?.value == value }
      if let view {
        return Spot(segment: place.segment, element: place.element, view: view - place.items.lowerBound)
      }
    }
    for segment in segments.indices {
      if case .row(_, let index) = (segments[segment].list as? any HoldsElements)?.elementPlace(value) {
        return Spot(segment: segment, element: index)
      }
    }
    return nil
  }

  private func reveal(_ spot: Spot) {
    if let row = row(at: spot) { return host.reveal(row) }
    guard let id = segments[spot.segment].list?.elementID(at: spot.element) else { return }
    host.requestScroll(ScrollRequest(reader: host.handles.handle(for: self), id: id, anchor: nil))
  }

  // MARK: Focus and order

  /// Gives the focus to the list that these rows are in.
  @MainActor
  package func takeFocus() {
    var item = container
    while let current = item {
      if let keys = current as? KeyNode {
        if keys.canHaveFocus { host.setFocus(host.handles.handle(for: keys)) }
        return
      }
      item = current.container
    }
  }

  /// The offset in a list before which a row goes that is dragged down by some distance.
  package func destination(of index: Int, in list: LazyListNode, draggedBy distance: CGFloat) -> Int {
    guard let segment = segments.firstIndex(where: { $0.list === list }) else { return index }
    let start = position(of: 0, in: segment)
    let middle = position(of: index, in: segment) + length(of: index, in: segment) / 2 + distance - start
    let target = min(max(0, list.lengths.firstIndex(endingAfter: middle)), max(0, list.count - 1))
    return target > index ? target + 1 : target
  }
}
