extension HostCore {
  /// The texts that are shown, in view order; without those that a `ViewThatFits` does not show and those in rows that a
  /// lazy container has put to sleep.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package var shownTexts: [TextNode] {
    var texts: [TextNode] = []
    collectTexts(in: root, &texts)
    return texts.filter { !$0.isConcealed && !$0.standsInSleepingRow }
  }

  private func collectTexts(in node: ViewNode, _ texts: inout [TextNode]) {
    if let text = node as? TextNode { texts.append(text) }
    node.forEachChild { collectTexts(in: $0, &texts) }
  }
}
