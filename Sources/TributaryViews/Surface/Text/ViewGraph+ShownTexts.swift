@_spi(Engine) package import TributaryEngine

extension ViewGraph {
  /// The texts that are shown and can be reached, in view order; without those that are concealed, those in rows that a lazy
  /// container has deactivated or that are not seen in it, and those behind a sheet.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package var shownTexts: [TextNode] {
    var texts: [TextNode] = []
    collectTexts(in: root, &texts)
    return texts.filter { !$0.isAbsent([.concealed, .inactive, .unseen, .covered]) }
  }

  private func collectTexts(in node: ViewNode, _ texts: inout [TextNode]) {
    if let text = node as? TextNode { texts.append(text) }
    node.forEachChild { collectTexts(in: $0, &texts) }
  }
}
