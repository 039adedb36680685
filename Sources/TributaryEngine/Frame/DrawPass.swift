package import TributaryDrawing
package import TributaryGeometry

/// Draws the fragments that are out of date, after the frame has settled.
///
/// The pass reads all nodes and writes only the display list, which layout does not read. Fragments that a display list
/// already contains are replaced, together with the enclosing ones up to the root; others are modified in place.
extension ViewGraph {
  package func runDrawPass() {
    // Nodes that refer to a replaced fragment are enqueued meanwhile.
    while !queues.draw.isEmpty {
      for node in queues.draw.take() { drawInQueue(node) }
    }
  }

  private func drawInQueue(_ node: ItemNode) {
    guard node.flags.contains(.needsDraw), !node.flags.contains(.isRemoved) else { return }
    if node.flags.contains(.isFragmentRoot) {
      node.redrawInQueue()
    } else {
      // The node had no container, or had a fragment, when it was invalidated. The current container, if any, is
      // invalidated instead.
      node.flags.remove(.needsDraw)
      if node.containerReference != nil { node.needsDraw() }
    }
  }
}

extension RootNode {
  /// Returns the current display list. Its fragments are never modified afterward.
  package final func makeDisplayList(size: CGSize) -> DisplayList {
    let fragment = currentFragment()
    host.drawing.revision &+= 1
    return DisplayList(size: size, root: host.facts.hasCompositions ? resolvingCompositions(fragment) : fragment)
  }

  /// Returns the fragment without blend modes that depend on the area of the existing content.
  ///
  /// The same fragment always has the same result.
  private final func resolvingCompositions(_ fragment: DisplayFragment) -> DisplayFragment {
    if let composition = host.drawing.composition, composition.source === fragment { return composition.result }
    let result = fragment.resolvingCompositions()
    host.drawing.composition = (fragment, result)
    return result
  }

  /// Returns the display list of an intermediate state within a frame. It is drawn separately, and the pending work of
  /// the draw pass is unaffected.
  ///
  /// - Complexity: O(*n*) items, because no existing fragment is reused.
  package final func makePassingDisplayList(size: CGSize) -> DisplayList {
    let fragment = fragmentAside()
    return DisplayList(size: size, root: host.facts.hasCompositions ? fragment.resolvingCompositions() : fragment)
  }
}
