@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A segment of the content of a lazy container: the rows of one `ForEach`, or one view that is listed individually.
package struct RowSegment {
  /// The node that creates the rows; `nil` for a view that is listed individually.
  package let maker: ViewNode?
  /// The length of an individually listed view along the container, including the spacing after it, in points.
  package var length: CGFloat = 0
  /// The part of the section to which the segment belongs.
  package private(set) var part = RowPart.content
  /// The node of the section that contains the segment; `nil` if it is in no section.
  package private(set) var section: ViewNode?

  package init(maker: ViewNode?) { self.maker = maker }

  /// Adds this segment to a section, unless it is already part of an inner section.
  package mutating func join(_ section: ViewNode, as part: RowPart) {
    guard self.section == nil else { return }
    self.section = section
    self.part = part
  }
}

/// The part of a section to which a view belongs.
package enum RowPart {
  case header, content, footer
}

/// A structural node that determines how a lazy container lists its content.
package protocol ListsRows: ViewNode {
  /// Appends the segments of this node.
  func appendOwnRows(to segments: inout ContiguousArray<RowSegment>)

  /// Whether this node creates the listed items, one around each item of its content.
  var decoratesItems: Bool { get }

  /// Decorates all items of the content, if this node decorates items.
  @MainActor func decorateItems()

  /// Decorates new items of a list of rows.
  ///
  /// - Parameters:
  ///   - items: The items of the list.
  ///   - count: The number of items that they replace.
  ///   - previous: The item of this node before them; an item of another node or `nil` if they are the first.
  /// - Returns: The items of this node in their place.
  @MainActor func decorateItems(
    _ items: ContiguousArray<ItemNode>, replacing count: Int, after previous: ItemNode?
  ) -> ContiguousArray<ItemNode>
}

extension ListsRows {
  @MainActor package func decorateItems() {}

  @MainActor
  package func decorateItems(
    _ items: ContiguousArray<ItemNode>, replacing count: Int, after previous: ItemNode?
  ) -> ContiguousArray<ItemNode> { items }
}

extension ViewNode {
  /// Appends the segments that a lazy container lists for this node. An item is listed individually; a grouping node
  /// lists its content.
  package final func appendRows(to segments: inout ContiguousArray<RowSegment>) {
    if asItem != nil {
      segments.append(RowSegment(maker: nil))
    } else if listsElements, let lister = self as? any ListsRows {
      lister.appendOwnRows(to: &segments)
    } else {
      forEachChild { $0.appendRows(to: &segments) }
    }
  }
}

extension DecoratedListNode: ListsRows {
  package func appendOwnRows(to segments: inout ContiguousArray<RowSegment>) { content?.appendRows(to: &segments) }

  package var decoratesItems: Bool { true }

  @MainActor package func decorateItems() { decorate() }

  @MainActor
  package func decorateItems(
    _ items: ContiguousArray<ItemNode>, replacing count: Int, after previous: ItemNode?
  ) -> ContiguousArray<ItemNode> { decorate(items, replacing: count, after: previous) }
}
