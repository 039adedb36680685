package import TributaryDrawing
package import TributaryGeometry

/// Says something about one item to those who cannot see it. An SVG document carries it on; layout and colours stand.
public struct DescriptionModifier {
  let description: DisplayDescription

  init(_ description: DisplayDescription) { self.description = description }
}

extension DescriptionModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    DescriptionNode(modifier.pointee.description, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: DescriptionNode.self).receive(modifier.pointee.description)
  }
}

package final class DescriptionNode: UnaryNode {
  private var said: DisplayDescription

  package init(_ description: DisplayDescription, _ inputs: NodeInputs) {
    said = description
    super.init(inputs)
  }

  package func receive(_ description: DisplayDescription) {
    if description == said { return }
    said = description
    needsDraw()
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard let child else { return }
    if said == DisplayDescription() { return recorder.draw(child, at: origin) }
    var said = said
    // A label replaces what a single view would say; what a list says comes after its label.
    if said.label != nil, !child.isList { said.isWhole = true }
    recorder.drawThrough(.described(said), child, at: origin)
  }
}
