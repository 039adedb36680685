package import TributaryGeometry

/// A part of what a container that makes its rows when they are seen has to list: the rows of one `ForEach`, or a view that is
/// listed by itself.
package struct RowSegment {
  /// The node that makes the rows; `nil` for a view that is listed by itself.
  package let maker: ViewNode?
  /// The length of such a view along the container, with the gap behind it, in points.
  package var length: CGFloat = 0
  /// What part of its section it is.
  package private(set) var part = RowPart.content
  /// The node that groups it with others; `nil` if nothing does.
  package private(set) var section: ViewNode?

  package init(maker: ViewNode?) { self.maker = maker }

  /// Makes this a part of a section, unless it is one of a section further inside.
  package mutating func join(_ section: ViewNode, as part: RowPart) {
    guard self.section == nil else { return }
    self.section = section
    self.part = part
  }
}

/// What a view of a section is.
package enum RowPart {
  case header, content, footer
}

/// A structural node that is listed in its own way by a container which makes its rows when they are seen.
package protocol ListsRows: ViewNode {
  /// Appends what is listed of this node.
  func appendOwnRows(to segments: inout ContiguousArray<RowSegment>)

  /// Whether the items that this node lists are made by itself, one around each of its content's.
  var decoratesItems: Bool { get }
}

/// A list whose rows are made when they are seen.
package protocol MakesSeenRows: ListsRows {}

extension ViewNode {
  /// Appends what a container that makes its rows when they are seen lists of this node: an item is listed by itself, what only
  /// groups views by what is in it.
  package final func appendRows(to segments: inout ContiguousArray<RowSegment>) {
    if self is ItemNode {
      segments.append(RowSegment(maker: nil))
    } else if let lister = self as? any ListsRows {
      lister.appendOwnRows(to: &segments)
    } else {
      forEachChild { $0.appendRows(to: &segments) }
    }
  }
}
