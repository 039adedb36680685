import TributaryGeometry
import TributaryLayout

/// A `ForEach` in a lazy container, with the ids of its elements.
///
/// Invariant: `elements[i]` identifies the element `i`; of equal ids the first that was there stays the first.
///
/// Checked by `LazyListNode.checkInvariants`, and tested by `LazyScriptTests`.
package final class LazyForEachNode<ID: Hashable>: LazyListNode {
  package private(set) var elements = LazyElements<ID>.listed([], numbers: nil)

  /// The first element with each id, once somebody has asked.
  private var placesOfIDs: [ID: Int]?

  /// The index of the first element with an id.
  private func place(of id: ID) -> Int? {
    guard case .listed(let ids, _) = elements else { return elements.firstIndex(of: id) }
    let places = placesOfIDs ?? Dictionary(zip(ids, ids.indices)) { first, _ in first }
    placesOfIDs = places
    return places[id]
  }

  /// What is known of the elements with one id.
  private struct Known {
    var rows: ContiguousArray<LazyRowNode> = []
    var lengths: ContiguousArray<CGFloat> = []
  }

  /// Takes the elements and the way to make their rows.
  @MainActor
  package func update(_ new: LazyElements<ID>, _ builder: @escaping @MainActor (LazyRowNode) -> Void) {
    let isSame = new.isSame(as: elements)
    if !isSame {
      if case .listed(let ids, _) = new, case .listed = elements { rearrange(ids) } else { renumber(new) }
    }
    elements = new
    update(builder)
    if isSame { return }
    if case .listed(let ids, _) = new { reportDuplicates(of: ids) }
    makeFirstRow()
    parent?.itemsDidChange()
  }

  /// Lets rows and lengths follow their ids.
  @MainActor
  private func rearrange(_ new: ContiguousArray<ID>) {
    var known: [ID: Known] = [:]
    guard case .listed(let oldIDs, _) = elements else { return }
    let oldRows = allRows
    for row in oldRows.reversed() { known[oldIDs[row.index], default: Known()].rows.append(row) }
    lengths.forEachKnown { index, length in known[oldIDs[index], default: Known()].lengths.insert(length, at: 0) }
    let estimate = lengths.mean ?? lengths.estimate
    lengths = RowLengths(count: new.count, estimate: estimate)
    var newRows: ContiguousArray<LazyRowNode> = []
    let returning = host.animations.map { Set($0.departures.keys(of: self).compactMap { $0.base as? ID }) } ?? []
    let before = host.transactions.mayAnimate ? Set(oldIDs) : []
    var inserted: Set<Int> = []
    if !known.isEmpty || !returning.isEmpty || host.transactions.mayAnimate {
      for (index, id) in new.enumerated() {
        if host.transactions.mayAnimate, !before.contains(id) { inserted.insert(index) }
        if known[id] == nil, returning.contains(id), let row = host.reinstate(in: self, key: id) as? LazyRowNode {
          row.indexInParent = Int32(truncatingIfNeeded: index)
          newRows.append(row)
        }
        guard var entry = known[id] else { continue }
        if let row = entry.rows.popLast() {
          row.indexInParent = Int32(truncatingIfNeeded: index)
          newRows.append(row)
        }
        if let length = entry.lengths.popLast() { lengths.set(index, length) }
        known[id] = entry
      }
    }
    placesOfIDs = nil
    takeRows(newRows)
    recordInsertion(of: inserted)
    let kept = Set(newRows.map { ObjectIdentifier($0) })
    for row in oldRows where !kept.contains(ObjectIdentifier(row)) { host.remove(row, key: oldIDs[row.index]) }
  }

  /// Lets rows and lengths follow the numbers that they stand for, however many there are.
  @MainActor
  private func renumber(_ new: LazyElements<ID>) {
    let (old, oldRows, oldLengths) = (elements, allRows, lengths)
    lengths = RowLengths(count: new.count, estimate: oldLengths.mean ?? oldLengths.estimate)
    placesOfIDs = nil
    var newRows: ContiguousArray<LazyRowNode> = []
    let place = { (index: Int) -> Int? in
      guard let from = old.numbers, let to = new.numbers else { return nil }
      let number = from.lowerBound + index
      return to.contains(number) && number - to.lowerBound < new.count ? number - to.lowerBound : nil
    }
    oldLengths.forEachKnown { index, length in
      if let index = place(index) { lengths.set(index, length) }
    }
    for row in oldRows {
      if let index = place(row.index) {
        row.indexInParent = Int32(truncatingIfNeeded: index)
        newRows.append(row)
      } else {
        host.remove(row, key: AnyHashable(old[row.index]))
      }
    }
    takeRows(newRows)
  }

  override package func elementID(at index: Int) -> AnyHashable? {
    index >= 0 && index < elements.count ? AnyHashable(elements[index]) : nil
  }
}

extension LazyForEachNode: HoldsElements {
  package func elementPlace(_ id: AnyHashable) -> ElementPlace? {
    guard let id = id.base as? ID, let index = place(of: id) else { return nil }
    return .row(self, index)
  }

  package func elementID(of child: ViewNode) -> AnyHashable? {
    (child as? LazyRowNode).flatMap { elementID(at: $0.index) }
  }
}
