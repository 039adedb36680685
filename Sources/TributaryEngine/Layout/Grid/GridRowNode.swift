public import TributaryGeometry
package import TributaryLayout

/// The structural node of a row: a mark by which a grid tells the items of its rows apart.
@usableFromInline
package final class GridRowNode: PassThroughNode {
  package private(set) var mark: GridRowMark

  @usableFromInline
  package init(_ inputs: NodeInputs, alignment: VerticalAlignment?) {
    mark = GridRowMark(alignment: alignment)
    super.init(inputs)
  }

  @usableFromInline
  package func update(alignment: VerticalAlignment?) {
    if alignment == mark.alignment { return }
    mark = GridRowMark(alignment: alignment)
    itemsDidChange()
  }

  override package var pathComponent: String? { "GridRow" }
}
