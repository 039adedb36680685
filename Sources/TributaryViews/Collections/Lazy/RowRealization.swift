package import TributaryGeometry

/// What one choice of the rows that can be seen has done so far.
package struct RowRealization {
  /// How long the queue of those who collect their items was when it began.
  package let pendingItems: Int
  /// Whether rows came or went.
  package var hasItems = false
  /// Whether a length is known that was not.
  package var hasLengths = false
  /// The first row that was activated, and where it was thought to be.
  package private(set) var first: (segment: Int, element: Int, position: CGFloat)?

  package init(pendingItems: Int) { self.pendingItems = pendingItems }

  package var isEmpty: Bool { !hasItems && !hasLengths }

  /// A row has been activated.
  package mutating func recordFirst(_ segment: Int, _ element: Int, at position: CGFloat) {
    if first == nil { first = (segment, element, position) }
  }
}
