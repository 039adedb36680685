@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
package import TributaryLayout

/// The node of a `ForEach` in a lazy container: rows are made when the container asks for them.
///
/// Invariants:
/// 1. `rows` are active, in the order of their elements; `inactive` finds the others by the index of their element. There is
///    at most one row for each element.
/// 2. `lengths` has one entry for each element.
///
/// Checked by `LazyListNode.checkInvariants`.
@usableFromInline
package class LazyListNode: ViewNode {
  package let environment: Unretained<EnvironmentScope>
  package final var rows: ContiguousArray<LazyRowNode> = []
  package final var inactive: [Int: LazyRowNode] = [:]
  /// How many rows were looked at so far to choose those that are seen.
  package private(set) final var rowsVisited = 0
  /// How many ids of elements were read so far.
  package final var idsRead = 0
  /// The lengths of the rows along the container, each with the gap behind it.
  package final var lengths = RowLengths(count: 0)
  /// The elements that came in a walk, by their indices: their rows come with them, others because they can be seen.
  private final var inserted: (walk: UInt32, indices: Set<Int>) = (0, [])
  /// How often the elements have become others, or have another order.
  package private(set) final var revision = 0
  /// How many views an element has, where the container has to know before it is made.
  package final var viewsPerElement: Int?
  /// Runs the content of an element and brings its row up to date.
  private final var builder: @MainActor (LazyRowNode) -> Void = { _ in }

  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(parent: inputs.parentReference, flags: [])
  }

  package final var count: Int { lengths.count }

  /// The container that asks for rows.
  package final var lazyContainer: LazyContainerNode? {
    var node = parent
    while let current = node {
      if let container = current as? LazyContainerNode { return container }
      node = current.parent
    }
    return nil
  }

  /// The index under which no element stands whose view has been listed by a modifier: then rows are what it made of them.
  package final var isDecorated: Bool {
    var node = parent
    while let current = node, !(current is ItemNode) {
      if (current as? any ListsRows)?.decoratesItems ?? false { return true }
      node = current.parent
    }
    return false
  }

  // MARK: Rows

  /// Elements have come; their rows do so by their transitions.
  final func recordInsertion(of indices: Set<Int>) { inserted = (host.animations?.walk ?? 0, indices) }

  /// Whether an element has come in a walk.
  package final func isInserted(_ index: Int, in walk: UInt32) -> Bool {
    inserted.walk == walk && inserted.indices.contains(index)
  }

  /// Takes the way in which rows are made from now on, and brings those that are active up to date.
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

  /// Makes the first row, if no length is known: somebody has to tell how long a row is.
  @MainActor
  package final func makeFirstRow() {
    if count > 0, lengths.knownCount == 0, rows.isEmpty { _ = activate(0) }
  }

  /// All rows, active or not, in the order of their elements.
  final var allRows: ContiguousArray<LazyRowNode> {
    inactive.isEmpty ? rows : ContiguousArray((rows + inactive.values).sorted { $0.index < $1.index })
  }

  /// Takes other rows, active or not, in the order of their elements.
  final func takeRows(_ new: ContiguousArray<LazyRowNode>) {
    revision &+= 1
    rows = new.filter(\.isActive)
    inactive = Dictionary(uniqueKeysWithValues: new.lazy.filter { !$0.isActive }.map { ($0.index, $0) })
  }

  /// Returns the place of an element's row in `rows`, or where it would be.
  private func place(of index: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the row of an element, if it is active.
  package final func row(at index: Int) -> LazyRowNode? {
    let place = place(of: index)
    guard place < rows.count, rows[place].index == index else { return nil }
    return rows[place]
  }

  /// Brings the row of an element into sight.
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

  /// Takes the rows outside a range out of sight.
  ///
  /// - Returns: Whether there were any.
  @MainActor
  package final func retire(outside range: Range<Int>) -> Bool {
    var hasRetired = false
    var kept: ContiguousArray<LazyRowNode> = []
    rowsVisited += rows.count
    for row in rows {
      if range.contains(row.index) {
        kept.append(row)
        continue
      }
      hasRetired = true
      if row.keepsState {
        row.deactivate()
        inactive[row.index] = row
      } else {
        host.remove(row)
      }
    }
    rows = kept
    return hasRetired
  }

  /// Returns the id of an element, whether its row is there or not.
  package func elementID(at index: Int) -> AnyHashable? { nil }

  // MARK: Structure

  override package var isDynamic: Bool { true }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    for row in rows { row.appendItems(to: &items) }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    for row in allRows { body(row) }
  }

  override package var pathComponent: String? { "ForEach" }
}

extension LazyListNode: MakesSeenRows {
  package final func appendOwnRows(to segments: inout ContiguousArray<RowSegment>) {
    segments.append(RowSegment(maker: self))
  }

  package final var decoratesItems: Bool { false }
}

extension RowSegment {
  /// The rows; `nil` for a view that is listed by itself. Nothing but lists makes rows.
  package var list: LazyListNode? { maker.map { unsafeDowncast($0, to: LazyListNode.self) } }

  /// The length of the segment along the container, with the gap behind it, in points.
  package var total: CGFloat { list?.lengths.total ?? length }
}
