@_spi(Engine) package import TributaryEngine

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
