package import TributaryGeometry

/// An item that nothing around it lays out, with a proposal of its own.
package protocol ProposesToItself: ItemNode {
  /// The proposal with which the item places itself.
  var ownProposal: ProposedViewSize { get }
}
