import TributaryDrawing
@_spi(Engine) package import TributaryEngine
import TributaryGeometry
@_spi(Engine) package import TributaryViews

/// The rows of a list, made as they are seen.
struct ListColumn<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let reference: ListReference
  let selection: ListSelection?
}

extension ListColumn: ContainerView {
  typealias Body = Never

  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ListColumnNode {
    let node = ListColumnNode(inputs, view.pointee.reference)
    node.selection = view.pointee.selection
    return node
  }

  static func updateContainer(_ view: UnsafePointer<Self>, _ node: ListColumnNode) {
    node.selection = view.pointee.selection
  }
}

/// The node of a list's rows: a lazy stack that tells each row where it stands in its section.
///
///     List ── key node ── scroll view ── ListColumnNode ──┬─ ListRowNode (header)
///                                                         ├─ ListRowNode ── the row's view
///                                                         └─ …
///
/// What is listed is a sequence of sections (views outside of a section make one of their own), each of header, rows and
/// footer. A `ForEach` between them is a list of rows of which those are there that can be seen; a section and its parts are
/// structure, and cost what they list.
///
/// Invariant: every item is a ``ListRowNode``, whose position is that which follows from `segments`.
///
/// Tested by `ListTests`, `RowTraitChangeTests`.
package final class ListColumnNode: LazyStackNode {
  private let reference: ListReference
  var selection: ListSelection?
  /// The row that a press or an arrow has chosen last, from which a press or an arrow with Shift chooses all rows on its way.
  var anchor: AnyHashable?
  /// The row that a press or an arrow with Shift has come to last.
  var lead: AnyHashable?

  init(_ inputs: NodeInputs, _ reference: ListReference) {
    self.reference = reference
    let values = inputs.environment.values
    super.init(
      inputs, axis: .vertical, alignment: HorizontalAlignment.leading.key,
      spacing: values.listSettings.rowSpacing ?? 0, pinnedViews: values.listRendering.pinnedViews)
    reference.node = self
  }

  deinit { if reference.node === self { reference.node = nil } }

  @MainActor
  override package func willRemove() {
    if reference.node === self { reference.node = nil }
    super.willRemove()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    let isConcerned = changes.contains(.environment)
    if isConcerned {
      let values = environment.object.values
      update(
        alignment: HorizontalAlignment.leading.key, spacing: values.listSettings.rowSpacing ?? 0,
        pinnedViews: values.listRendering.pinnedViews)
    }
    super.surroundingsDidChange(changes)
    if isConcerned { assignPositions() }
  }

  override package func contentDidChange() {
    alreadyOnMainActor(with: self) { $0.assignPositions() }
  }

  /// Tells each row that is there where it stands, and whether a line is above it.
  @MainActor
  func assignPositions() {
    let values = environment.object.values
    let rendering = values.listRendering
    let spacing = values.listSettings.sectionSpacing ?? rendering.sectionSpacing
    let outer = rendering.hasGrounds ? rendering.sectionSpacing : 0
    let bounds = sectionBounds()
    var previous: ListRowNode?
    for place in places {
      let segment = segments[place.segment]
      for index in place.items {
        guard let row = items[index] as? ListRowNode else { continue }
        let bounds = bounds[place.segment]
        let isFirstView = index == place.items.lowerBound
        let isLastView = index == place.items.upperBound - 1
        let isStart = isFirstView && place.element == 0
        let isEnd = isLastView && place.element == (segment.list?.count ?? 1) - 1
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
        previous = row
      }
    }
  }

  /// The section that a segment stands in: indices of segments that list something; -1 for none.
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
