package import TributaryGeometry

/// The difference between two pictures as operations on the elements of an SVG document.
///
/// An operation refers to the root group or to a group that a previous operation inserted. The operations are applied
/// in order.
package struct PicturePatch: Equatable, Sendable {
  /// The size of the picture in points, or `nil` if it is unchanged.
  package var size: CGSize?

  /// Definitions to append, as markup of elements with an `id`.
  package var definitions = ""

  /// The operations on groups.
  package var operations: [Operation] = []

  /// The numbers of the definitions to remove after the operations. A definition `5` has the id `d5`.
  package var removedDefinitions: [UInt] = []

  /// A step of a patch. Group `5` has the id `n5`; the root group is group 0.
  package enum Operation: Equatable, Sendable {
    /// Removes a range of children of a group and inserts elements in their place.
    case replace(group: UInt, at: Int, count: Int, markup: String)
    /// Removes a child of a group and stores it under a key until it is inserted again.
    case take(group: UInt, at: Int, key: Int)
    /// Inserts an element that is stored under a key before the child at an index.
    case put(group: UInt, at: Int, key: Int)
    /// Sets an attribute of a group, or removes it if the value is `nil`.
    case attribute(group: UInt, name: String, value: String?)
    /// Sets an attribute of a child of a group, or of an element inside that child. Element 0 is the child, and the
    /// others follow in document order.
    case value(group: UInt, at: Int, element: Int, name: String, value: String)
  }

  /// Whether the patch contains no changes.
  package var isEmpty: Bool {
    size == nil && definitions.isEmpty && operations.isEmpty && removedDefinitions.isEmpty
  }

  package init() {}
}
