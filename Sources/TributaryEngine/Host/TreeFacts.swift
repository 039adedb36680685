/// Facts about a whole tree, which avoid lookups in trees without a rare feature.
///
/// Invariant: once a fact is true, it remains true.
///
/// By construction: every write sets a fact to true.
@usableFromInline
package struct TreeFacts {
  /// The reasons for which any node may ever have been absent.
  package var absences = Exclusion()
  /// Whether any content was ever built from a preference, so that passes have to respect its order.
  package var hasBuiltContent = false
  /// Whether an edge of the root or a region has ever covered part of its content.
  package var hasSafeArea = false
  /// Whether the drawing of any item has ever depended on its position in an ancestor.
  package var hasPlaceReaders = false
  /// Whether a view has ever used a blend mode that depends on the area of the existing content.
  package var hasCompositions = false
  /// Whether the animator has ever been able to display an item differently from its layout.
  @usableFromInline package var isAnimatorActive = false

  package init() {}
}
