public import TributaryGeometry

/// Merges the spacing preferences of the views in a container.
///
///     shape and empty stack   →   8, not 0: one of the two has no preference
///
/// The larger of two gaps applies. On an edge for which one of the views has no preference, gaps below the default do
/// not count.
@usableFromInline
package struct SpacingMerge {
  @usableFromInline var union = ViewSpacing()
  /// The edges for which one of the views has no preference.
  @usableFromInline var undecided: Edge.Set = []

  @inlinable package init() {}

  /// Adds the preferences of a view on those of its edges that are at the edges of the container.
  @inlinable package mutating func add(_ spacing: ViewSpacing, edges: Edge.Set = .all) {
    if spacing.isDefault {
      undecided.formUnion(edges)
    } else {
      addPreferences(of: spacing, edges)
    }
  }

  @usableFromInline mutating func addPreferences(of spacing: ViewSpacing, _ edges: Edge.Set) {
    union.formUnion(spacing, edges: edges)
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && !spacing.hasGap(at: edge) {
      undecided.formUnion(Edge.Set(edge))
    }
  }

  /// The preferences of the container.
  @inlinable package var result: ViewSpacing {
    union.isDefault || undecided.isEmpty ? union : union.withoutSmallGaps(at: undecided)
  }
}
