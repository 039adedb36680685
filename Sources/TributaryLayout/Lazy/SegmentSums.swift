package import TributaryGeometry

/// The lengths of a sequence of segments, with the sums of the lengths before each.
///
///     lengths     10  20   0   5         sums     35
///     positions    0  10  30  30  35           30     5
///                                            10  20  0  5
///
/// Invariants:
/// 1. The leaves are the lengths, followed by zeros. Every other node is the sum of its two children, so that a
///    position depends only on the lengths before it, and not on the order in which they were set.
/// 2. No length is negative, so positions never decrease.
///
/// Tested by `SegmentSumsTests`.
package struct SegmentSums: Sendable {
  /// The number of segments.
  package let count: Int
  /// The number of leaves, a power of two.
  private let width: Int
  /// The nodes: the root has index 1, and the children of a node `i` have the indices `2 * i` and `2 * i + 1`.
  private var nodes: ContiguousArray<CGFloat>

  package init(_ lengths: some Collection<CGFloat>) {
    count = lengths.count
    var width = 1
    while width < count { width *= 2 }
    self.width = width
    nodes = ContiguousArray(repeating: 0, count: 2 * width)
    for (index, length) in lengths.enumerated() { nodes[width + index] = max(0, length) }
    for node in (1..<width).reversed() { nodes[node] = nodes[2 * node] + nodes[2 * node + 1] }
  }

  /// The length of a segment, in points.
  package subscript(index: Int) -> CGFloat { nodes[width + index] }

  /// The length of all segments together, in points.
  package var total: CGFloat { position(of: count) }

  /// Sets the length of a segment.
  ///
  /// - Returns: Whether the length was different before.
  /// - Complexity: O(log *n*).
  @discardableResult
  package mutating func set(_ index: Int, _ length: CGFloat) -> Bool {
    let length = max(0, length)
    var node = width + index
    if nodes[node] == length { return false }
    nodes[node] = length
    while node > 1 {
      node /= 2
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
    return true
  }

  /// Returns the start of a segment, in points from the start of the first.
  ///
  /// - Parameter index: The index of the segment; the number of segments returns the end of the last.
  /// - Complexity: O(log *n*).
  package func position(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var (node, first, half) = (1, 0, width)
    while half > 1 {
      half /= 2
      node *= 2
      guard index >= first + half else { continue }
      sum += nodes[node]
      first += half
      node += 1
    }
    return index > first ? sum + nodes[node] : sum
  }

  /// Returns the first segment that ends at a position or later; the number of segments if there is none.
  ///
  /// - Complexity: O(log *n*).
  package func firstIndex(endingAtOrAfter position: CGFloat) -> Int {
    var sum: CGFloat = 0
    var node = 1
    while node < width {
      node *= 2
      guard sum + nodes[node] < position else { continue }
      sum += nodes[node]
      node += 1
    }
    return min(count, sum + nodes[node] < position ? count : node - width)
  }

  /// Returns the first segment that starts at a position or later; the number of segments if there is none.
  ///
  /// - Complexity: O(log *n*).
  package func firstIndex(startingAtOrAfter position: CGFloat) -> Int {
    position > 0 ? min(count, firstIndex(endingAtOrAfter: position) + 1) : 0
  }
}

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
