import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A modifier that creates a row for each view of the content of a list.
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

/// A modifier that hides an indicator if its view is the whole view of a row, because the row displays the indicator.
///
/// The indicator is visible if the view that receives presses is placed beside other views in its row.
struct InsideRowModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> InsideRowNode { InsideRowNode(inputs) }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: InsideRowNode) {}
}

/// The node of an indicator. The node is empty if the row displays the indicator.
package final class InsideRowNode: UnaryNode {
  /// Whether the indicator is visible. The value is constant: the nesting of a view in its row never changes.
  private var isShown: Bool {
    let pressed = containers.prefix { !($0 is ListRowNode) }.first(of: RowTraitNode.self) { $0.takesPresses }
    return !(pressed?.isAroundRow ?? false)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { isShown ? super.measure(proposal) : .zero }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if isShown { super.draw(into: &recorder, in: frame) }
  }
}
