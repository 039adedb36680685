@_spi(Engine) package import TributaryEngine
import TributaryDrawing
package import TributaryGeometry
@_spi(Engine) import TributaryViews

/// An invisible view at the caret of a text, for input methods: composed text is shown there before it is inserted.
struct InsertionPoint: View, BuiltInComposite {
  var body: some View { Color.clear.frame(width: 0).modifier(InsertionPointModifier()) }
}

/// A modifier that marks the place of the caret, and draws nothing.
package struct InsertionPointModifier: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> InsertionPointNode {
    InsertionPointNode(inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: InsertionPointNode) {}
}

/// The node that marks the place of the caret.
package final class InsertionPointNode: UnaryNode {
  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {}

  override package var acceptsHits: Bool { false }

  /// Returns the first caret in a subtree.
  package static func first(in item: ItemNode) -> InsertionPointNode? {
    if let point = item as? InsertionPointNode { return point }
    var found: InsertionPointNode?
    item.forEachItem { if found == nil { found = first(in: $0) } }
    return found
  }
}
