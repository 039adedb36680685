@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
package import TributaryLayout

/// A row of cells in a ``Grid``.
///
/// A row adds no container: a modifier on it applies to each cell. Outside a grid, it behaves like a `Group`.
public struct GridRow<Content: View> {
  // The engine requires `content` to be the first stored property.
  @usableFromInline let content: Content
  @usableFromInline let alignment: VerticalAlignment?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the cells in this row; `nil` for that of the grid.
  ///   - content: The cells of the row, one for each column.
  @inlinable
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: NodeView {
  public typealias Body = Never
  @inlinable public static var _isSingleItem: Bool { false }

  @inlinable
  package static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> GridRowNode {
    let node = GridRowNode(inputs, alignment: view.pointee.alignment)
    node.adopt(
      Content._makeNode(
        view.first(as: Content.self), NodeInputs(parent: node, environment: inputs.environment)))
    return node
  }

  @inlinable
  package static func updateNode(_ view: UnsafePointer<Self>, _ node: GridRowNode) {
    node.update(alignment: view.pointee.alignment)
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}

extension ItemNode {
  /// The row of this item as a cell: the outermost row between the item and its container. The views of a nested row
  /// are cells of the outer row, as those of any group.
  package final var gridRow: GridRowMark? {
    var item: ItemNode? = self
    while let current = item {
      var mark: GridRowMark?
      var node = current.parent
      while let structural = node, structural.asItem == nil {
        if let row = structural as? GridRowNode { mark = row.mark }
        node = structural.parent
      }
      if let mark { return mark }
      // A modifier on a row surrounds each cell, above the row.
      item = current.asUnary?.child
    }
    return nil
  }
}

/// The structural node of a row, which marks its items so that a grid can distinguish its rows.
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
