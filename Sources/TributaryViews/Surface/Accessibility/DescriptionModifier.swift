package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that adds an accessibility description to an item, without affecting layout or colors.
///
/// SVG documents include the description.
public struct DescriptionModifier {
  let description: DisplayDescription

  package init(_ description: DisplayDescription) { self.description = description }
}

extension DescriptionModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> DescriptionNode {
    DescriptionNode(modifier.pointee.description, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: DescriptionNode) {
    node.update(modifier.pointee.description)
  }
}

@usableFromInline
package final class DescriptionNode: UnaryNode {
  package private(set) var said: DisplayDescription

  package init(_ description: DisplayDescription, _ inputs: NodeInputs) {
    said = description
    super.init(inputs)
  }

  /// The label of the view; `nil` for the default one.
  var label: String? { said.label }

  /// Whether the view and its content are hidden from assistive technology.
  var hides: Bool { said.isHidden }

  package func update(_ description: DisplayDescription) {
    if description == said { return }
    said = description
    needsDraw()
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    if said == DisplayDescription() { return recorder.draw(child, at: frame.origin) }
    var said = said
    // A label replaces the description of a single view, but precedes the descriptions of the views in a list.
    if said.label != nil, !child.isList { said.isWhole = true }
    recorder.drawThrough(.described(said), child, at: frame.origin)
  }
}
