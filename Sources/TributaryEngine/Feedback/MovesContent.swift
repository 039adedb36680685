/// A node of a modifier that moves, scales, or rotates what is inside, and leaves its own frame as it is.
package protocol MovesContent: UnaryNode {
  /// The modifier as it is written, such as `offset`.
  var nameOfEffect: String { get }
}
