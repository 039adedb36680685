package import TributaryGeometry

/// A length for each of a sequence of segments, with the greatest of them.
///
/// Invariant: A node is the maximum of its two children, and the leaves are the lengths.
///
/// Tested by `SegmentSumsTests`.
package struct SegmentMaxima: Sendable {
  /// The number of leaves, a power of two.
  private let width: Int
  /// The nodes: the root has index 1, and the children of a node `i` have the indices `2 * i` and `2 * i + 1`.
  private var nodes: ContiguousArray<CGFloat>

  /// Creates a sequence of segments without lengths.
  package init(count: Int) {
    var width = 1
    while width < count { width *= 2 }
    self.width = width
    nodes = ContiguousArray(repeating: -.infinity, count: 2 * width)
  }

  /// The greatest length, in points; `nil` if no segment has a length.
  package var maximum: CGFloat? { nodes[1] == -.infinity ? nil : nodes[1] }

  /// Sets the length of a segment, in points; `nil` for no length.
  ///
  /// - Complexity: O(log *n*).
  package mutating func set(_ index: Int, _ length: CGFloat?) {
    var node = width + index
    nodes[node] = length ?? -.infinity
    while node > 1 {
      node /= 2
      nodes[node] = max(nodes[2 * node], nodes[2 * node + 1])
    }
  }
}
