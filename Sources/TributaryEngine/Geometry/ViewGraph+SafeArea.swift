extension ViewGraph {
  /// Whether anything may be covered: an edge of the root, or what is inside a region.
  package var hasSafeArea: Bool { facts.hasSafeArea }

  /// The root has another safe area.
  package func recordSafeArea(coversRoot: Bool) {
    if coversRoot { facts.hasSafeArea = true }
  }

  /// A node has been made that covers part of the room of what is inside it.
  package func recordSafeAreaRegion() { facts.hasSafeArea = true }
}
