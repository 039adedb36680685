/// What is known of a whole tree, so that trees without something rare ask no further.
///
/// Invariant: a fact that holds once is never taken back, but for `isLayoutDirectionChanging`, which lasts as long as a walk
/// over those concerned.
package struct TreeFacts {
  /// Whether there ever was a view that shows one of several; without one nothing can be concealed.
  package var hasAlternatives = false
  /// Whether any content was ever built from a preference, so that passes have to mind its order.
  package var hasBuiltContent = false
  /// Whether anything ever covered part of the room of what is inside: an edge of the root, or a region.
  package var hasSafeArea = false
  /// Whether a walk goes on that tells nodes of another layout direction.
  package var isLayoutDirectionChanging = false

  package init() {}
}
