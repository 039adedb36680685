package import TributaryDrawing
package import TributaryGeometry

/// Draws the fragments that are out of date, once the frame has settled.
///
/// Reads everything, writes the display list and nothing that layout reads: nodes hold their models all the time. A
/// fragment that was handed out is replaced and so are those around it, up to the root; others are written in place.
extension ViewGraph {
  package func runDrawPass() {
    // Whoever refers to a fragment that was replaced comes into the queue meanwhile.
    while !queues.draw.isEmpty {
      for node in queues.draw.take() { drawInQueue(node) }
    }
  }

  private func drawInQueue(_ node: ItemNode) {
    guard node.flags.contains(.needsDraw), !node.flags.contains(.isRemoved) else { return }
    if node.flags.contains(.isFragmentRoot) {
      node.redrawInQueue()
    } else {
      // It stood alone when it asked, or had a fragment then. Whoever draws it now is asked; nobody may.
      node.flags.remove(.needsDraw)
      if node.containerReference != nil { node.needsDraw() }
    }
  }

  /// The picture as it stands. The fragments that it holds are not written again.
  package func makeDisplayList(size: CGSize) -> DisplayList {
    let fragment = root.currentFragment()
    drawing.revision &+= 1
    return DisplayList(size: size, root: facts.hasCompositions ? resolvingCompositions(fragment) : fragment)
  }

  /// The fragment without blend modes that depend on where something is behind; the same result as before for the same
  /// fragment.
  private func resolvingCompositions(_ fragment: DisplayFragment) -> DisplayFragment {
    if let composition = drawing.composition, composition.source === fragment { return composition.result }
    let result = fragment.resolvingCompositions()
    drawing.composition = (fragment, result)
    return result
  }

  /// The picture as it stands in the middle of a frame, drawn aside: what the draw pass has to do stays to be done.
  ///
  /// - Complexity: O(*n*) items, since no fragment is taken over.
  package func makePassingDisplayList(size: CGSize) -> DisplayList {
    let fragment = root.fragmentAside()
    return DisplayList(size: size, root: facts.hasCompositions ? fragment.resolvingCompositions() : fragment)
  }
}
