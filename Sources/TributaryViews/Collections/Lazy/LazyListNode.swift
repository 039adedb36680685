import TributaryAnimation
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
package import TributaryLayout

/// The node of a `ForEach` in a lazy container, which makes rows on demand of the container.
///
/// Invariants:
/// 1. `rows` are the active rows, in the order of their elements. `inactive` maps element indices to the other rows.
///    Each element has at most one row.
/// 2. `lengths` has one entry for each element.
///
/// Checked by `LazyListNode.checkInvariants`.
@usableFromInline
package class LazyListNode: ViewNode {
  package let environment: Unretained<EnvironmentScope>
  @exclusivity(unchecked) package final var rows: ContiguousArray<LazyRowNode> = []
  @exclusivity(unchecked) package final var inactive: [Int: LazyRowNode] = [:]
  /// The number of rows examined so far in the realization of visible rows.
  @exclusivity(unchecked) package private(set) final var rowsVisited = 0
  /// The number of element ids read so far.
  @exclusivity(unchecked) package final var idsRead = 0
  /// The lengths of the rows along the container, each with the gap after it, in points.
  @exclusivity(unchecked) package final var lengths = RowLengths(count: 0)
  /// The indices of the elements inserted in a walk. Rows of other elements appear because of scrolling, without a
  /// transition.
  @exclusivity(unchecked) private final var inserted: (walk: UInt32, indices: Set<Int>) = (0, [])
  /// The index of this list among the segments of the container.
  @exclusivity(unchecked) package final var segment = -1
  /// The elements whose rows have changed since the last collection of items, with those between them.
  @exclusivity(unchecked) private final var changedElements = 0..<0
  /// The number of changes of the elements or their order.
  @exclusivity(unchecked) package private(set) final var revision = 0
  /// The number of views of an element, for containers that require it before the element is made.
  @exclusivity(unchecked) package final var viewsPerElement: Int?
  /// The closure that evaluates the content of an element and updates its row.
  private final var builder: @MainActor (LazyRowNode) -> Void = { _ in }

  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(parent: inputs.parentReference, flags: .none)
  }

  package final var count: Int { lengths.count }

  /// The container that requests rows.
  package final var lazyContainer: LazyContainerNode? {
    var node = parent
    while let current = node {
      if let container = current as? LazyContainerNode { return container }
      node = current.parent
    }
    return nil
  }

  /// Whether a modifier between the list and the container replaces the items of rows, so that rows consist of the
  /// modified items.
  package final var isDecorated: Bool { !decorators.isEmpty }

  /// The modifiers between the list and the container that replace the items of rows, from the inside out.
  package final var decorators: ContiguousArray<any ListsRows> {
    var result: ContiguousArray<any ListsRows> = []
    var node = parent
    while let current = node, current.asItem == nil {
      if current.listsElements, let lister = current as? any ListsRows, lister.decoratesItems { result.append(lister) }
      node = current.parent
    }
    return result
  }

  // MARK: Rows

  /// Records inserted elements, whose rows appear with their transitions.
  final func recordInsertion(of indices: Set<Int>) { inserted = (host.transactions.walk, indices) }

  /// Returns whether an element was inserted in a walk.
  package final func isInserted(_ index: Int, in walk: UInt32) -> Bool {
    inserted.walk == walk && inserted.indices.contains(index)
  }

  /// Replaces the row builder and updates the active rows.
  @MainActor
  package final func update(_ builder: @escaping @MainActor (LazyRowNode) -> Void) {
    self.builder = builder
    for row in rows { build(row) }
  }

  @MainActor
  package final func build(_ row: LazyRowNode) {
    host.counts.bodies += 1
    host.counts.closures += 1
    builder(row)
  }

  /// Makes the first row if no length is known, since at least one row must be measured.
  @MainActor
  package final func makeFirstRow() {
    if lengths.isUnknown, rows.isEmpty { _ = activate(0) }
  }

  /// All rows, active or inactive, in the order of their elements.
  final var allRows: ContiguousArray<LazyRowNode> {
    inactive.isEmpty ? rows : ContiguousArray((rows + inactive.values).sorted { $0.index < $1.index })
  }

  /// Replaces the rows, active or inactive, in the order of their elements.
  final func takeRows(_ new: ContiguousArray<LazyRowNode>) {
    if revision != 0 { lazyContainer?.anchor.discardRow() }
    revision &+= 1
    rows = new.filter(\.isActive)
    inactive = Dictionary(uniqueKeysWithValues: new.lazy.filter { !$0.isActive }.map { ($0.index, $0) })
  }

  /// Returns the index of an element's row in `rows`, or the index at which the row would be inserted.
  private func place(of index: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the active rows of a range of elements.
  final func rows(ofElements range: Range<Int>) -> ContiguousArray<LazyRowNode>.SubSequence {
    rows[place(of: range.lowerBound)..<place(of: range.upperBound)]
  }

  /// Returns the active row of an element; `nil` if the element has none.
  package final func row(at index: Int) -> LazyRowNode? {
    let place = place(of: index)
    guard place < rows.count, rows[place].index == index else { return nil }
    return rows[place]
  }

  /// Returns whether a row belongs to an element, which is not the case for a row that is drawn until its removal has
  /// ended.
  package final func holds(_ row: LazyRowNode) -> Bool {
    self.row(at: row.index) === row || inactive[row.index] === row
  }

  /// Activates the row of an element.
  ///
  /// - Returns: The row, and whether it was not active before.
  @MainActor
  package final func activate(_ index: Int) -> (row: LazyRowNode, isNew: Bool) {
    let place = place(of: index)
    if place < rows.count, rows[place].index == index { return (rows[place], false) }
    if let row = inactive.removeValue(forKey: index) {
      rows.insert(row, at: place)
      row.activate()
      return (row, true)
    }
    let row = LazyRowNode(self, index: index)
    rows.insert(row, at: place)
    build(row)
    return (row, true)
  }

  /// Retires the rows outside a range.
  ///
  /// - Returns: The elements of the retired rows, with those between them; empty if no row was retired.
  @MainActor
  package final func retire(outside range: Range<Int>) -> Range<Int> {
    var retired = 0..<0
    var kept: ContiguousArray<LazyRowNode> = []
    rowsVisited += rows.count
    for row in rows {
      if range.contains(row.index) {
        kept.append(row)
        continue
      }
      retired = retired.hull(with: row.index..<row.index + 1)
      if row.keepsState {
        row.deactivate()
        inactive[row.index] = row
      } else {
        host.remove(row)
      }
    }
    rows = kept
    return retired
  }

  /// Returns the id of an element, whether or not its row exists.
  package func elementID(at index: Int) -> (any Hashable)? { nil }

  // MARK: Structure

  /// Notifies the container that the items of any active rows have changed. A change of the elements notifies the
  /// parent instead.
  override package func itemsDidChange(in list: ViewNode?) { itemsDidChange(ofElements: 0..<Int.max) }

  /// Notifies the container that the rows of some elements, or the items of these rows, have changed.
  package final func itemsDidChange(ofElements range: Range<Int>) {
    changedElements = changedElements.hull(with: range)
    super.itemsDidChange(in: self)
  }

  /// Returns the elements whose rows have changed since the last call, with those between them.
  final func takeChangedElements() -> Range<Int> {
    defer { changedElements = 0..<0 }
    return changedElements
  }

  override package var listsElements: Bool { true }

  override package var isDynamic: Bool { true }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    for row in rows { row.appendItems(to: &items) }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    for row in allRows { body(row) }
  }

  override package var pathComponent: String? { "ForEach" }
}

extension LazyListNode: ListsRows, LazyContent {
  package final func appendOwnRows(to segments: inout ContiguousArray<RowSegment>) {
    segments.append(RowSegment(maker: self))
  }

  package final var decoratesItems: Bool { false }
}

extension RowSegment {
  /// The list of rows; `nil` for an individually listed view. Only lists are row makers.
  package var list: LazyListNode? { maker.map { unsafeDowncast($0, to: LazyListNode.self) } }

  /// The length of the segment along the container, with the gap after it, in points.
  package var total: CGFloat { list?.lengths.total ?? length }
}

extension Range<Int> {
  /// Returns the smallest range that contains both ranges. An empty range contains nothing.
  fileprivate func hull(with other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension LazyListNode: CheckedNode {
  package final func checkInvariants(_ fail: (String) -> Void) {
    for (row, next) in zip(rows, rows.dropFirst()) where row.index >= next.index {
      fail("Active rows are sorted by element, at most one for each.")
    }
    for row in rows where !row.isActive || !(0..<count).contains(row.index) {
      fail("A row of the list is active and belongs to an element.")
    }
    for (index, row) in inactive {
      if row.isActive || row.index != index || !(0..<count).contains(index) || self.row(at: index) != nil {
        fail("An inactive row is indexed by its element, which has no active row.")
      }
      for item in row.items where item.container != nil || !item.flags.isSuperset(of: [.needsMeasure, .needsPlacement])
      {
        fail("The items of an inactive row have no container and need layout.")
      }
    }
    if elementID(at: count) != nil || count > 0 && elementID(at: count - 1) == nil {
      fail("The list stores one length for each element.")
    }
  }
}
