/// A node that remembers an answer of user code.
package protocol RememberingNode {
  /// Whether the answer is what the code would answer now; asking runs it.
  var isUpToDate: Bool { get }
}
