@_spi(Engine) package import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// A `ForEach` in a lazy container, with the ids of its elements.
///
/// Invariants:
/// 1. `elements[i]` identifies the element `i`; of equal ids the first that was there stays the first.
/// 2. `storage` is that of the elements that `builder` keeps, and only there if their ids are stored in them: the same elements
///    have the ids that are known.
///
/// Checked by `LazyListNode.checkInvariants`, and tested by `LazyScriptTests`.
package final class LazyForEachNode<ID: Hashable>: LazyListNode {
  package private(set) var elements = LazyElements<ID>.listed([], numbers: nil)

  /// Where the elements stand, if their ids do as well.
  package private(set) var storage: ElementStorage?

  /// The first element with each id, once somebody has asked.
  private var placesOfIDs: [ID: Int]?

  /// Returns the index of the first element with an id.
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

  /// Takes the elements, where they stand, and the way to make their rows, which keeps them.
  @MainActor
  package func update(
    _ new: LazyElements<ID>, from storage: ElementStorage?, _ builder: @escaping @MainActor (LazyRowNode) -> Void
  ) {
    let isSame = new.isSame(as: elements)
    if !isSame {
      if case .listed(let ids, _) = new, case .listed = elements { rearrange(ids) } else { renumber(new) }
    }
    elements = new
    self.storage = storage
    update(builder)
    if isSame { return }
    if case .listed(let ids, _) = new { reportDuplicates(of: ids) }
    makeFirstRow()
    parent?.itemsDidChange()
  }

  /// Lets rows and lengths follow their ids.
  ///
  /// Code of users hashes and compares ids: where all go is found first, and meanwhile the node stands as it was.
  @MainActor
  private func rearrange(_ new: ContiguousArray<ID>) {
    guard case .listed(let oldIDs, _) = elements else { return }
    let oldRows = allRows
    // Room from the start, as in `ForEachNode`.
    var known = [ID: Known](minimumCapacity: oldRows.count + lengths.knownCount)
    for row in oldRows.reversed() { known[oldIDs[row.index], default: Known()].rows.append(row) }
    lengths.forEachKnown { index, length in known[oldIDs[index], default: Known()].lengths.insert(length, at: 0) }
    var moved = Rearrangement(lengths: RowLengths(count: new.count, estimate: lengths.mean ?? lengths.estimate))
    let returning = host.animations.map { Set($0.departures.keys(of: self).compactMap { $0.base as? ID }) } ?? []
    let inserted = host.animateArrival(ofElements: new, since: oldIDs)
    if !known.isEmpty || !returning.isEmpty {
      for (index, id) in new.enumerated() {
        guard let place = known.index(forKey: id) else {
          if returning.contains(id), let row = host.reinstate(in: self, key: id) as? LazyRowNode {
            moved.rows.append((row, index))
          }
          continue
        }
        if let row = known.values[place].rows.popLast() { moved.rows.append((row, index)) }
        if let length = known.values[place].lengths.popLast() { moved.lengths.set(index, length) }
      }
    }
    let kept = Set(moved.rows.map { ObjectIdentifier($0.row) })
    let gone = oldRows.filter { !kept.contains(ObjectIdentifier($0)) }.map { ($0, oldIDs[$0.index]) }
    take(moved)
    recordInsertion(of: inserted)
    for (row, id) in gone { host.remove(row, key: id) }
  }

  /// Lets rows and lengths follow the numbers that they stand for, however many there are.
  @MainActor
  private func renumber(_ new: LazyElements<ID>) {
    let old = elements
    var moved = Rearrangement(lengths: RowLengths(count: new.count, estimate: lengths.mean ?? lengths.estimate))
    let place = { (index: Int) -> Int? in
      guard let from = old.numbers, let to = new.numbers else { return nil }
      let number = from.lowerBound + index
      return to.contains(number) && number - to.lowerBound < new.count ? number - to.lowerBound : nil
    }
    lengths.forEachKnown { index, length in
      if let index = place(index) { moved.lengths.set(index, length) }
    }
    var gone: [(row: LazyRowNode, id: AnyHashable)] = []
    for row in allRows {
      if let index = place(row.index) {
        moved.rows.append((row, index))
      } else {
        gone.append((row, AnyHashable(old[row.index])))
      }
    }
    take(moved)
    for (row, id) in gone { host.remove(row, key: id) }
  }

  /// Where rows and lengths go.
  private struct Rearrangement {
    var lengths: RowLengths
    /// The rows that stay, in the order of their elements, with the indices of these.
    var rows: ContiguousArray<(row: LazyRowNode, index: Int)> = []
  }

  private func take(_ moved: Rearrangement) {
    placesOfIDs = nil
    // A request to scroll reaches the end that was there: rows that an action adds in the same frame do not move it.
    if moved.lengths.count != lengths.count { host.endScrollRequests() }
    lengths = moved.lengths
    for (row, index) in moved.rows { row.indexInParent = Int32(truncatingIfNeeded: index) }
    takeRows(ContiguousArray(moved.rows.map(\.row)))
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
