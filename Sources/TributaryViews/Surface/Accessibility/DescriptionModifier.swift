package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// Says something about one item to those who cannot see it. An SVG document carries it on; layout and colours stand.
public struct DescriptionModifier {
  let description: DisplayDescription
  let additions: AccessibilityAdditions

  package init(
    _ description: DisplayDescription = DisplayDescription(),
    additions: AccessibilityAdditions = AccessibilityAdditions()
  ) {
    self.description = description
    self.additions = additions
  }
}

extension DescriptionModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> DescriptionNode {
    DescriptionNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: DescriptionNode) {
    node.update(modifier.pointee)
  }
}

@usableFromInline
package final class DescriptionNode: UnaryNode {
  package private(set) var said: DisplayDescription
  package private(set) var additions: AccessibilityAdditions

  package init(_ modifier: DescriptionModifier, _ inputs: NodeInputs) {
    said = modifier.description
    additions = modifier.additions
    super.init(inputs)
  }

  /// What is said in place of the view; `nil` for nothing of its own.
  var label: String? { said.label }

  /// Whether nothing is said of the view, and of what is inside.
  var hides: Bool { said.isHidden }

  package func update(_ modifier: DescriptionModifier) {
    additions = modifier.additions
    if modifier.description == said { return }
    said = modifier.description
    needsDraw()
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    if said == DisplayDescription() { return recorder.draw(child, at: frame.origin) }
    var said = said
    // A label replaces what a single view would say; what a list says comes after its label.
    if said.label != nil, !child.isList { said.isWhole = true }
    recorder.drawThrough(.described(said), child, at: frame.origin)
  }
}
