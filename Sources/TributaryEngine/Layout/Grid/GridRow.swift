public import TributaryGeometry
package import TributaryLayout

/// Views that are the cells of one row of a ``Grid``.
///
/// A row adds no container: a modifier on it applies to each cell. Outside of a grid it is a ``Group``, since its views
/// have no row to stand in.
public struct GridRow<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let alignment: VerticalAlignment?

  /// - Parameter alignment: The guide on which the cells of this row meet; `nil` for that of the grid.
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
  /// The row that this item is a cell of: the outermost one between it and its container. Of a row inside a row, as of
  /// any group, the views are cells of the outer one.
  package final var gridRow: GridRowMark? {
    var item: ItemNode? = self
    while let current = item {
      var mark: GridRowMark?
      var node = current.parent
      while let structural = node, !(structural is ItemNode) {
        if let row = structural as? GridRowNode { mark = row.mark }
        node = structural.parent
      }
      if let mark { return mark }
      // A modifier on a row stands around each cell, above the row.
      item = (current as? UnaryNode)?.child
    }
    return nil
  }
}

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
