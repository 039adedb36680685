@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// Shows a sign of a view that takes presses where that stands beside others in its row; around the whole view of the row the
/// row shows it.
struct InsideRowModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> InsideRowNode { InsideRowNode(inputs) }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: InsideRowNode) {}
}
