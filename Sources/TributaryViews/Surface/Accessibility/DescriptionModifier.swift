package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that adds an accessibility description to an item, without affecting layout or colors.
///
/// SVG documents include the description.
@_documentation(visibility: internal)
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
  /// The description of the modifier.
  private var stated: DisplayDescription
  package private(set) var additions: AccessibilityAdditions

  package init(_ modifier: DescriptionModifier, _ inputs: NodeInputs) {
    stated = modifier.description
    additions = modifier.additions
    super.init(inputs)
  }

  /// The description, whose label can contain those of the views inside.
  package var said: DisplayDescription {
    guard let texts = additions.textsAroundLabel else { return stated }
    var said = stated
    said.label = (texts.before + (child.map { AccessibilityName.names(in: $0) } ?? []) + texts.after)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return said
  }

  /// The label of the view; `nil` for the default one.
  var label: String? { said.label }

  /// Whether the view and its content are hidden from assistive technology.
  var hides: Bool { said.isHidden }

  package func update(_ modifier: DescriptionModifier) {
    let (old, new) = (additions.textsAroundLabel, modifier.additions.textsAroundLabel)
    additions = modifier.additions
    if modifier.description == stated, old?.before == new?.before, old?.after == new?.after { return }
    stated = modifier.description
    needsDraw()
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    var said = said
    if said == DisplayDescription() { return recorder.draw(child, at: frame.origin) }
    // A label replaces the description of a single view, but precedes the descriptions of the views in a list.
    if said.label != nil, !child.isList { said.isWhole = true }
    recorder.drawThrough(.described(said), child, at: frame.origin)
  }
}
