import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// Makes each view of a list's content a row.
struct ListRowModifier {
  let selection: ListSelection?
}

extension ListRowModifier: ItemModifier {
  typealias Body = Never

  static var _concernsEach: Bool { true }

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ListRowNode {
    ListRowNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ListRowNode) {
    node.update(modifier.pointee)
  }
}

/// Shows a sign of a view that takes presses where that stands beside others in its row; around the whole view of the row the
/// row shows it.
struct InsideRowModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> InsideRowNode { InsideRowNode(inputs) }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: InsideRowNode) {}
}

/// The node of a sign that is nothing where the row shows it.
package final class InsideRowNode: UnaryNode {
  /// Where a view stands in a row is what it was made for: it never changes.
  private var isShown: Bool {
    var item = container
    while let current = item, !(current is ListRowNode) {
      if let node = current as? RowTraitNode, node.takesPresses { return !node.isAroundRow }
      item = current.container
    }
    return true
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { isShown ? super.measure(proposal) : .zero }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if isShown { super.draw(into: &recorder, in: frame) }
  }
}
