@_spi(Engine) package import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The node of a `ForEach` in a lazy container, with the ids of its elements.
///
/// Invariants:
/// 1. `elements[i]` identifies the element `i`. Among equal ids, the first existing element remains the first.
/// 2. `storage` is the storage of the elements that `builder` retains, and is not `nil` only if their ids are stored in
///    them: the same storage implies the known ids.
///
/// Checked by `LazyListNode.checkInvariants`, and tested by `LazyScriptTests`.
package final class LazyForEachNode<ID: Hashable>: LazyListNode {
  package private(set) var elements = LazyElements<ID>.listed([], numbers: nil)

  /// The storage of the elements if the elements store their ids.
  package private(set) var storage: ElementStorage?

  /// The closure that makes the views of the rows.
  package var closure = ClosureIdentity()

  /// The first element with each id, computed on first use.
  private var placesOfIDs: [ID: Int]?

  /// Returns the index of the first element with the given id.
  private func place(of id: ID) -> Int? {
    guard case .listed(let ids, _) = elements else { return elements.firstIndex(of: id) }
    let places = placesOfIDs ?? Dictionary(zip(ids, ids.indices)) { first, _ in first }
    placesOfIDs = places
    return places[id]
  }

  /// The rows and lengths of the elements with one id.
  private struct Known {
    var rows: ContiguousArray<LazyRowNode> = []
    var lengths: ContiguousArray<(length: CGFloat, gap: CGFloat)> = []
  }

  /// Updates the elements, their storage, and the row builder, which retains the elements.
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

  /// Moves rows and lengths to the new indices of their ids.
  ///
  /// Hashing and comparing ids runs client code, so all new indices are determined before the node changes.
  @MainActor
  private func rearrange(_ new: ContiguousArray<ID>) {
    guard case .listed(let oldIDs, _) = elements else { return }
    let oldRows = allRows
    // The capacity is reserved in advance, as in `ForEachNode`.
    var known = [ID: Known](minimumCapacity: oldRows.count + lengths.knownCount)
    for row in oldRows.reversed() { known[oldIDs[row.index], default: Known()].rows.append(row) }
    lengths.forEachKnown { index, length, gap in
      known[oldIDs[index], default: Known()].lengths.insert((length, gap), at: 0)
    }
    var moved = Rearrangement(lengths: RowLengths(count: new.count, estimatedAs: lengths))
    let returning = host.motion.timeline.map { Set($0.departures.keys(of: self).compactMap { $0.base as? ID }) } ?? []
    let inserted = host.motion.animateArrival(ofElements: new, since: oldIDs)
    if !known.isEmpty || !returning.isEmpty {
      for (index, id) in new.enumerated() {
        guard let place = known.index(forKey: id) else {
          if returning.contains(id), let row = host.motion.reinstate(in: self, key: id) as? LazyRowNode {
            moved.rows.append((row, index))
          }
          continue
        }
        if let row = known.values[place].rows.popLast() { moved.rows.append((row, index)) }
        if let (length, gap) = known.values[place].lengths.popLast() { moved.lengths.set(index, length, gap: gap) }
      }
    }
    let kept = Set(moved.rows.map { ObjectIdentifier($0.row) })
    let gone = oldRows.filter { !kept.contains(ObjectIdentifier($0)) }.map { ($0, oldIDs[$0.index]) }
    take(moved)
    recordInsertion(of: inserted)
    for (row, id) in gone { host.motion.remove(row, key: id) }
  }

  /// Moves rows and lengths to the new indices of their integers, for ranges of any length.
  @MainActor
  private func renumber(_ new: LazyElements<ID>) {
    let old = elements
    var moved = Rearrangement(lengths: RowLengths(count: new.count, estimatedAs: lengths))
    let place = { (index: Int) -> Int? in
      guard let from = old.numbers, let to = new.numbers else { return nil }
      let number = from.lowerBound + index
      return to.contains(number) && number - to.lowerBound < new.count ? number - to.lowerBound : nil
    }
    lengths.forEachKnown { index, length, gap in
      if let index = place(index) { moved.lengths.set(index, length, gap: gap) }
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
    for (row, id) in gone { host.motion.remove(row, key: id) }
  }

  /// The new indices of rows and lengths.
  private struct Rearrangement {
    var lengths: RowLengths
    /// The remaining rows in the order of their elements, with the indices of these elements.
    var rows: ContiguousArray<(row: LazyRowNode, index: Int)> = []
  }

  @MainActor
  private func take(_ moved: Rearrangement) {
    placesOfIDs = nil
    lengths = moved.lengths
    for (row, index) in moved.rows { row.indexInParent = Int32(truncatingIfNeeded: index) }
    takeRows(ContiguousArray(moved.rows.map(\.row)))
  }

  override package func elementID(at index: Int) -> (any Hashable)? {
    index >= 0 && index < elements.count ? elements[index] : nil
  }
}

extension LazyForEachNode: HoldsElements {
  package var elementCount: Int? { elements.count }

  package func elementPlace(_ id: AnyHashable) -> ElementPlace? {
    guard let id = id.base as? ID, let index = place(of: id) else { return nil }
    return .row(self, index)
  }

  package func elementID(of child: ViewNode) -> (any Hashable)? {
    (child as? LazyRowNode).flatMap { holds($0) ? elementID(at: $0.index) : nil }
  }
}
