import TributaryAnimation
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
/// Checked by `LazyListNode.checkInvariants`, and tested by `LazyScriptTests` and `ElementChangeTests`.
package final class LazyForEachNode<ID: Hashable>: LazyListNode {
  package private(set) var elements = LazyElements<ID>.listed([], numbers: nil)

  /// The storage of the elements if the elements store their ids.
  package private(set) var storage: ElementStorage?

  /// The closure that makes the views of the rows.
  package var closure = ClosureIdentity()

  /// The first element with each id, computed on first use.
  private var placesOfIDs: [ID: Int]?

  /// Whether `elements` are listed and known to be unique.
  private var areUnique = false

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
    let change: ElementChange<ID>?
    if case .listed(let ids, _) = new, case .listed(let old, _) = elements {
      change = ElementChange(from: old, to: ids)
    } else {
      change = nil
    }
    let isSame = change?.isEmpty ?? new.isSame(as: elements)
    if !isSame {
      areUnique = areUnique && change?.staysUnique() ?? false
      if let change { rearrange(areUnique ? change : change.withoutEnds()) } else { renumber(new) }
    }
    elements = new
    self.storage = storage
    update(builder)
    if isSame { return }
    if case .listed(let ids, _) = new, !areUnique { areUnique = reportDuplicates(of: ids) }
    makeFirstRow()
    parent?.itemsDidChange()
  }

  /// Moves rows and lengths to the new indices of their ids.
  ///
  /// Hashing and comparing ids runs client code, so all new indices are determined before the node changes.
  ///
  /// - Parameter change: The change, without ends if ids are not unique: equal ids keep their rows in order of
  ///   appearance, so the rows at the ends may belong to other elements.
  @MainActor
  private func rearrange(_ change: ElementChange<ID>) {
    let new = change.new
    let oldRows = allRows
    // The capacity is reserved in advance, as in `ForEachNode`.
    var known = [ID: Known](minimumCapacity: oldRows.count + lengths.knownCount)
    for row in oldRows.reversed() where change.removed.contains(row.index) {
      known[change.old[row.index], default: Known()].rows.append(row)
    }
    lengths.forEachKnown { index, length, gap in
      guard change.removed.contains(index) else { return }
      known[change.old[index], default: Known()].lengths.insert((length, gap), at: 0)
    }
    let motion = HostMotion.of(host)
    let returning = motion.timeline.map { Set($0.departures.keys(of: self).compactMap { $0.base as? ID }) } ?? []
    let arrived = motion.animateArrival(
      ofElements: ContiguousArray(new[change.inserted]), since: ContiguousArray(change.old[change.removed]))
    var moved = Rearrangement(lengths: RowLengths(count: new.count, estimatedAs: lengths))
    moved.keep(oldRows, lengths, in: 0..<change.first, change)
    if !known.isEmpty || !returning.isEmpty {
      for index in change.inserted {
        let id = new[index]
        guard let place = known.index(forKey: id) else {
          if returning.contains(id), let row = host.reinstate(in: self, key: id) as? LazyRowNode {
            moved.rows.append((row, index))
          }
          continue
        }
        if let row = known.values[place].rows.popLast() { moved.rows.append((row, index)) }
        if let (length, gap) = known.values[place].lengths.popLast() { moved.lengths.set(index, length, gap: gap) }
      }
    }
    moved.keep(oldRows, lengths, in: change.removed.upperBound..<change.old.count, change)
    let kept = Set(moved.rows.map { ObjectIdentifier($0.row) })
    let gone = oldRows.filter { !kept.contains(ObjectIdentifier($0)) }.map { ($0, change.old[$0.index]) }
    take(moved)
    recordInsertion(of: Set(arrived.map { $0 + change.first }))
    for (row, id) in gone { host.remove(row, key: id) }
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
    for (row, id) in gone { host.remove(row, key: id) }
  }

  /// The new indices of rows and lengths.
  private struct Rearrangement {
    var lengths: RowLengths
    /// The remaining rows in the order of their elements, with the indices of these elements.
    var rows: ContiguousArray<(row: LazyRowNode, index: Int)> = []

    /// Moves the rows and lengths of elements at one end of a change.
    mutating func keep(
      _ oldRows: ContiguousArray<LazyRowNode>, _ oldLengths: RowLengths, in range: Range<Int>,
      _ change: ElementChange<ID>
    ) {
      for row in oldRows where range.contains(row.index) {
        if let index = change.newIndex(of: row.index) { rows.append((row, index)) }
      }
      oldLengths.forEachKnown { index, length, gap in
        if range.contains(index), let index = change.newIndex(of: index) { lengths.set(index, length, gap: gap) }
      }
    }
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

  package func elementTarget(_ id: AnyHashable) -> ElementTarget? {
    guard let id = id.base as? ID, let index = place(of: id) else { return nil }
    return .row(self, index)
  }

  package func elementID(of child: ViewNode) -> (any Hashable)? {
    (child as? LazyRowNode).flatMap { holds($0) ? elementID(at: $0.index) : nil }
  }
}

/// The ids of the elements of a `ForEach` in a lazy container.
///
/// A long range of integers is not stored as an array, so that its cost depends only on the visible rows.
package enum LazyElements<ID: Hashable> {
  /// An array of all ids, and the integers if the elements are a range.
  case listed(ContiguousArray<ID>, numbers: Range<Int>?)
  /// A range of integers with a function that returns the id of each.
  case counted(Range<Int>, id: (Int) -> ID)

  /// The maximum number of integers whose ids are stored. Only stored ids are checked for duplicates and followed
  /// individually.
  package static var mostListedNumbers: Int { 100_000 }

  /// The maximum number of ids that are stored, which bounds the use of memory.
  package static var mostListed: Int { 100_000_000 }

  /// The number of elements with a row, limited by the 32-bit index of rows.
  package var count: Int {
    switch self {
    case .listed(let ids, _): ids.count
    case .counted(let numbers, _): min(numbers.count, Int(Int32.max))
    }
  }

  package subscript(index: Int) -> ID {
    switch self {
    case .listed(let ids, _): ids[index]
    case .counted(let numbers, let id): id(numbers.lowerBound + index)
    }
  }

  package var numbers: Range<Int>? {
    switch self {
    case .listed(_, let numbers): numbers
    case .counted(let numbers, _): numbers
    }
  }

  /// Returns whether the ids are equal and in the same order.
  package func isSame(as other: LazyElements) -> Bool {
    switch (self, other) {
    case (.listed(let ids, _), .listed(let others, _)): ids == others
    case (.counted(let numbers, _), .counted(let others, _)):
      numbers == others && (numbers.isEmpty || self[0] == other[0])
    default: false
    }
  }

  /// Returns the index of the first element with the given id.
  package func firstIndex(of id: ID) -> Int? {
    switch self {
    case .listed(let ids, _): return ids.firstIndex(of: id)
    case .counted(let numbers, let make):
      // The id of an integer is usually the integer.
      if let number = id as? Int, numbers.contains(number), make(number) == id { return number - numbers.lowerBound }
      return numbers.prefix(Self.mostListedNumbers).firstIndex { make($0) == id }.map { $0 - numbers.lowerBound }
    }
  }
}
