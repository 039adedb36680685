/// What is known of a whole tree, so that trees without something rare ask no further.
///
/// Invariant: a fact that holds once is never taken back.
///
/// By construction: whoever writes a fact says that it holds.
package struct TreeFacts {
  /// For what reasons anything may ever have been absent.
  package var absences = Exclusion()
  /// Whether any content was ever built from a preference, so that passes have to mind its order.
  package var hasBuiltContent = false
  /// Whether anything ever covered part of the room of what is inside: an edge of the root, or a region.
  package var hasSafeArea = false
  /// Whether anything was ever drawn by where it stands in an item around it.
  package var hasPlaceReaders = false
  /// Whether anything was ever drawn by a blend mode that depends on where something is behind.
  package var hasCompositions = false

  package init() {}
}
