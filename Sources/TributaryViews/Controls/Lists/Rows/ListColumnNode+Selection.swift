package import TributaryGeometry
import TributaryLayout

/// Keys that move the selection of a list.
extension ListColumnNode {
  /// One row, by the segment and the element in it.
  private struct Spot: Equatable {
    var segment: Int
    var element: Int
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
    default: return nil
    }
  }

  /// Goes on with the row that is chosen, where that leads anywhere.
  private var takingChoice: (() -> Void)? {
    guard let selection, !selection.values.isEmpty, let choice = environment.object.values.rowChoice else { return nil }
    return { alreadyOnMainActor(with: choice) { $0.perform() } }
  }

  /// With no row chosen the first or the last is; at the ends nothing is written, and the key is used up.
  private func move(by step: Int, extending: Bool) -> (() -> Void)? {
    { [self] in
      guard let selection else { return }
      let chosen = selection.values.compactMap { spot(of: $0) }.sorted {
        ($0.segment, $0.element) < ($1.segment, $1.element)
      }
      let from = step > 0 ? chosen.last : chosen.first
      guard let next = spot(after: from, step: step), let value = value(at: next) else { return }
      if extending, selection.takesSeveral { selection.add(value) } else { selection.choose(value) }
      reveal(next)
    }
  }

  /// Deletes the rows that are chosen, if all of them may be.
  private var deletion: (() -> Void)? {
    guard let selection else { return nil }
    let edits = selection.values.compactMap { value in
      spot(of: value).flatMap { spot in segments[spot.segment].list.map { RowEdits($0, spot.element) } }
    }
    guard let first = edits.first, edits.allSatisfy({ $0.list === first.list }), let delete = first.onDelete else {
      return nil
    }
    return { delete(IndexSet(edits.map(\.index))) }
  }

  /// The next row that can be chosen; the first or last one from nowhere.
  private func spot(after from: Spot?, step: Int) -> Spot? {
    var spot = from ?? (step > 0 ? Spot(segment: -1, element: 0) : Spot(segment: segments.count, element: 0))
    for _ in 0..<Self.mostRowsLookedAt {
      guard let next = neighbour(of: spot, step: step) else { return nil }
      if value(at: next) != nil { return next }
      spot = next
    }
    return nil
  }

  /// How many rows that cannot be chosen are passed over.
  private static var mostRowsLookedAt: Int { 1000 }

  private func neighbour(of spot: Spot, step: Int) -> Spot? {
    var spot = spot
    if segments.indices.contains(spot.segment) {
      let element = spot.element + step
      if element >= 0, element < count(of: spot.segment) { return Spot(segment: spot.segment, element: element) }
    }
    while true {
      spot.segment += step
      guard segments.indices.contains(spot.segment) else { return nil }
      let count = count(of: spot.segment)
      if segments[spot.segment].part == .content, count > 0 {
        return Spot(segment: spot.segment, element: step > 0 ? 0 : count - 1)
      }
    }
  }

  private func count(of segment: Int) -> Int { segments[segment].list?.count ?? 1 }

  /// The row that is there at a spot.
  private func row(at spot: Spot) -> ListRowNode? {
    let place = places(in: spot.segment..<spot.segment + 1).first { $0.element == spot.element }
    return place.flatMap { $0.items.isEmpty ? nil : items[$0.items.lowerBound] as? ListRowNode }
  }

  /// The value that a row stands for; of one that is not there what follows from the id of its element.
  private func value(at spot: Spot) -> AnyHashable? {
    if let row = row(at: spot) { return row.value }
    guard let list = segments[spot.segment].list else { return nil }
    return selection?.value(tag: nil, id: list.elementID(at: spot.element))
  }

  private func spot(of value: AnyHashable) -> Spot? {
    for place in places where segments[place.segment].part == .content {
      let row = place.items.isEmpty ? nil : items[place.items.lowerBound] as? ListRowNode
      if let row, row.value == value { return Spot(segment: place.segment, element: place.element) }
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
