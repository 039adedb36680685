/// Marks the views that stand in one part of a section.
struct SectionPart<Content: View> {
  let part: RowPart
  let content: Content
}

extension SectionPart: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { false }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> SectionPartNode {
    let node = SectionPartNode(view.pointee.part, inputs)
    let content = view.pointee.content
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(withPointer(to: content) { Content._makeNode($0, inputs) })
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: SectionPartNode) {
    guard let content = node.content else { return }
    withPointer(to: view.pointee.content) { Content._updateNode($0, content) }
  }
}

/// The node of the header, the rows or the footer of a section.
package final class SectionPartNode: PassThroughNode {
  package let part: RowPart

  package init(_ part: RowPart, _ inputs: NodeInputs) {
    self.part = part
    super.init(inputs)
  }

  /// The section that this is a part of.
  package var section: SectionNode? {
    var node = parent
    while let current = node {
      if let section = current as? SectionNode { return section }
      node = current.parent
    }
    return nil
  }
}

extension SectionPartNode: ListsRows {
  package func appendOwnRows(to segments: inout ContiguousArray<RowSegment>) {
    let start = segments.count
    forEachChild { $0.appendRows(to: &segments) }
    guard let section else { return }
    for index in start..<segments.count { segments[index].join(section, as: part) }
  }

  package var decoratesItems: Bool { false }
}
