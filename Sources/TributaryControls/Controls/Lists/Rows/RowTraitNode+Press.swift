@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
package import TributaryGeometry

extension RowTraitNode: PressExtension {
  /// Whether presses in the row are meant for the view inside.
  var takesPresses: Bool {
    if case .press = own.value { true } else { false }
  }

  package func extendsPress(to point: CGPoint) -> Bool? {
    guard takesPresses, let listRow else { return nil }
    return listRow.hands(point, to: self)
  }

  /// The row that this node stands in.
  private var listRow: ListRowNode? {
    var item = container
    while let current = item, !(current is ListRowNode) { item = current.container }
    return item as? ListRowNode
  }

  /// Whether this node is around the whole view of its row, so that the row shows what it says.
  var isAroundRow: Bool {
    var item = container
    while let unary = item as? UnaryNode {
      if unary is ListRowNode { return true }
      item = unary.container
    }
    return false
  }
}
