import TributaryDrawing
@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
import TributaryGeometry
@_spi(Engine) package import TributaryViews

/// The rows of a list, which are created as they become visible.
struct ListColumn<Content: View> {
  // The engine requires that the content is the first stored property.
  let content: Content
  let reference: NodeReference<ListColumnNode>
  let selection: ListSelection?
}

extension ListColumn: ContainerView {
  typealias Body = Never

  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ListColumnNode {
    let node = ListColumnNode(inputs, view.pointee.reference)
    node.update(view.pointee.selection)
    return node
  }

  static func updateContainer(_ view: UnsafePointer<Self>, _ node: ListColumnNode) {
    node.update(view.pointee.selection)
  }
}

/// The node of the rows of a list: a lazy stack that assigns each row its position in its section.
///
///     List ── ListInputNode ── scroll view ── ListColumnNode ──┬─ ListRowNode (header)
///                                                              ├─ ListRowNode ── the row's view
///                                                              └─ …
///
/// The content is a sequence of sections, each with a header, rows, and a footer; views outside a section form an
/// implicit section. A `ForEach` in a section is a list of rows. Only the visible rows have nodes. A section and its
/// parts are structural, so their cost is proportional to their number of static parts.
///
/// Invariants:
/// 1. Every item is a ``ListRowNode``, whose position is derived from `segments`.
/// 2. `bounds` are those of the current segments, or `nil`.
///
/// Tested by `ListTests`, `RowTraitChangeTests`.
package final class ListColumnNode: LazyStackNode {
  private let reference: NodeReference<ListColumnNode>
  private(set) var selection: ListSelection?
  /// The last row selected by a press or an arrow key without Shift, from which Shift extends the selection.
  var anchor: AnyHashable?
  /// The row at which the selection ends after the last press or arrow key, including those with Shift.
  var lead: AnyHashable?
  /// The row that last revealed its swipe actions.
  @exclusivity(unchecked) var revealed: RevealedRow?
  /// The bounds of the section of each segment, determined on first use.
  @exclusivity(unchecked) private var bounds: [SectionBounds]?
  /// The number of times that any row has received a position so far.
  @exclusivity(unchecked) package private(set) var positionsAssigned = 0

  init(_ inputs: NodeInputs, _ reference: NodeReference<ListColumnNode>) {
    self.reference = reference
    let values = inputs.environment.values
    super.init(
      inputs, axis: .vertical, alignment: HorizontalAlignment.leading.key,
      spacing: values.listSettings.rowSpacing ?? 0, pinnedViews: values.listRendering.pinnedViews)
    reference.node = self
  }

  /// A list is as wide as its widest active row, since its first row can be a header.
  override package var hasIdealOfFirstView: Bool { false }

  deinit { if reference.node === self { reference.node = nil } }

  @MainActor
  override package func willRemove() {
    if reference.node === self { reference.node = nil }
    environment.object().values.rowChoice?.remove(self)
    super.willRemove()
  }

  // MARK: Selection

  @MainActor
  func update(_ selection: ListSelection?) {
    self.selection = selection
    recordSelection()
  }

  override package func dependencyDidChange() { needsUpdate() }

  @MainActor
  override package func update() {
    flags.remove(.needsUpdate)
    recordSelection()
  }

  /// Records the selected values in the column of a split view, which can show the next column. Values that are marked
  /// in edit mode do not.
  @MainActor
  private func recordSelection() {
    guard let selection else { return }
    let surroundings = environment.object().values
    guard let choice = surroundings.rowChoice else { return }
    let values = withEvaluation(of: self) { selection.values }
    guard let occasion = choice.record(selection, values, of: self) else { return }
    let isMarking = selection.takesSeveral && surroundings.editMode?.wrappedValue.isEditing == true
    if isMarking, !values.isEmpty { return }
    host.enqueueAction(self, .plain(.other("list selection")) { choice.selectionDidChange(choice, occasion) })
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    let isConcerned = changes.contains(.environment)
    if isConcerned {
      let values = environment.object().values
      update(
        alignment: HorizontalAlignment.leading.key, spacing: values.listSettings.rowSpacing ?? 0,
        pinnedViews: values.listRendering.pinnedViews)
    }
    super.surroundingsDidChange(changes)
    if isConcerned { assignPositions() }
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    followScrolling()
    return super.geometryDidChange()
  }

  override package func contentDidChange() {
    bounds = nil
    alreadyOnMainActor(with: self) { $0.assignPositions() }
  }

  override package func rowsDidChange(inSegment number: Int, at range: Range<Int>) {
    alreadyOnMainActor(with: self) { $0.assignPositions(toRowAfter: range) }
  }

  /// Assigns the rows of an item and the next row their positions after a change of the separators of the item.
  @MainActor
  func separatorDidChange(of row: ListRowNode) {
    guard let place = placeIndex(of: row) else { return }
    assignPositions(toRowAfter: place..<place + 1)
  }

  /// Assigns rows and the next row, whose separator depends on the last of them, their positions.
  @MainActor
  private func assignPositions(toRowAfter range: Range<Int>) {
    var end = range.upperBound
    while end < places.count {
      end += 1
      if places[end - 1].count > 0 { break }
    }
    assignPositions(to: range.lowerBound..<end)
  }

  /// Assigns each existing row its position, and whether a separator is above it.
  @MainActor
  private func assignPositions() { assignPositions(to: places.indices) }

  /// Returns the last row before a place.
  private func row(before index: Int) -> ListRowNode? {
    places[..<index].last { $0.count > 0 }.flatMap { items[itemRange(of: $0).upperBound - 1] as? ListRowNode }
  }

  @MainActor
  private func assignPositions(to range: Range<Int>) {
    let values = environment.object().values
    let rendering = values.listRendering
    let spacing = values.listSettings.sectionSpacing ?? rendering.sectionSpacing
    let outer = rendering.hasSectionBackgrounds ? rendering.sectionSpacing : 0
    let bounds = self.bounds ?? sectionBounds()
    self.bounds = bounds
    var previous = row(before: range.lowerBound)
    for place in places[range] {
      let segment = segments[place.segment]
      let count = segment.list?.count ?? 1
      let bounds = bounds[place.segment]
      let range = itemRange(of: place)
      for index in range {
        guard let row = items[index] as? ListRowNode else { continue }
        let isFirstView = index == range.lowerBound
        let isLastView = index == range.upperBound - 1
        let isStart = isFirstView && place.element == 0
        let isEnd = isLastView && place.element == count - 1
        var position = ListRowPosition()
        position.part = segment.part
        position.isFirst = segment.part == .content && isStart && place.segment == bounds.firstRow
        position.isLast = segment.part == .content && isEnd && place.segment == bounds.lastRow
        position.isSeparated =
          rendering.hasSeparators && segment.part == .content && !position.isFirst
          && !(previous?.hidesSeparator(.bottom) ?? false) && !row.hidesSeparator(.top)
        if isStart, place.segment == bounds.first { position.gapBefore = bounds.isFirstSection ? outer : spacing }
        if isEnd, place.segment == bounds.last, bounds.isLastSection { position.gapAfter = outer }
        row.take(position)
        positionsAssigned += 1
        previous = row
      }
    }
  }

  /// The bounds of the section of a segment, as indices of segments that are not empty; -1 for none.
  private struct SectionBounds {
    var first = -1
    var last = -1
    var firstRow = -1
    var lastRow = -1
    var isFirstSection = false
    var isLastSection = false
  }

  private func sectionBounds() -> [SectionBounds] {
    var result: [SectionBounds] = []
    var hasSection = false
    var start = 0
    while start < segments.count {
      var bounds = SectionBounds()
      var end = start
      while end < segments.count, segments[end].section === segments[start].section {
        if segments[end].list?.count != 0 {
          if bounds.first < 0 { bounds.first = end }
          bounds.last = end
          if segments[end].part == .content {
            if bounds.firstRow < 0 { bounds.firstRow = end }
            bounds.lastRow = end
          }
        }
        end += 1
      }
      bounds.isFirstSection = !hasSection
      hasSection = hasSection || bounds.first >= 0
      result += Array(repeating: bounds, count: end - start)
      start = end
    }
    if let last = result.lastIndex(where: { $0.first >= 0 }) {
      for index in result.indices where result[index].last == result[last].last { result[index].isLastSection = true }
    }
    return result
  }

  override package var pathComponent: String? { nil }
}
