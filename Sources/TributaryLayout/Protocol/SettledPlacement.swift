package import TributaryGeometry

/// Where a subview stands in the end.
package struct SettledPlacement {
  /// The top leading corner, in points of the container.
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
}
