package import TributaryGeometry

/// The difference between two pictures as operations on the elements of an SVG document.
///
/// An element that an operation names is the root group or a group that a previous operation inserted. The operations are
/// applied in order.
package struct PicturePatch: Equatable, Sendable {
  /// The size of the picture, in points; `nil` if it does not change.
  package var size: CGSize?

  /// Definitions to append, as markup of elements with an `id`.
  package var definitions = ""

  /// The operations on groups.
  package var operations: [Operation] = []

  /// The numbers of the definitions to remove after the operations. A definition `5` has the id `d5`.
  package var removedDefinitions: [UInt] = []

  /// A step of a patch. Group `5` has the id `n5`; the root group is group 0.
  package enum Operation: Equatable, Sendable {
    /// Removes some children of a group from an index on, and inserts elements in their place.
    case replace(group: UInt, at: Int, count: Int, markup: String)
    /// Removes a child of a group and keeps it under a key until it is put back.
    case take(group: UInt, at: Int, key: Int)
    /// Inserts an element that was kept under a key before the child at an index.
    case put(group: UInt, at: Int, key: Int)
    /// Sets an attribute of a group; `nil` removes it.
    case attribute(group: UInt, name: String, value: String?)
  }

  /// Whether nothing changes.
  package var isEmpty: Bool {
    size == nil && definitions.isEmpty && operations.isEmpty && removedDefinitions.isEmpty
  }

  package init() {}
}
