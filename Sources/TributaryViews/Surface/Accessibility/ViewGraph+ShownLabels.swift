@_spi(Engine) package import TributaryEngine

/// A view that is called something without showing it: a picture, or what somebody has named.
package struct ShownLabel {
  /// What it is called.
  package let name: String
  /// The view.
  package let item: ItemNode
}

extension ViewGraph {
  /// The views that are shown and can be reached and have a name that they do not show, in view order: what has an
  /// accessibility label, and pictures by their own, else by the name of their symbol. What is hidden from those who cannot see
  /// has none.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package var shownLabels: [ShownLabel] {
    var labels: [ShownLabel] = []
    collectLabels(in: root, &labels)
    return labels.filter { !$0.item.isAbsent([.concealed, .inactive, .unseen, .covered]) }
  }

  private func collectLabels(in node: ViewNode, _ labels: inout [ShownLabel]) {
    if (node as? DescriptionNode)?.hides == true { return }
    if let item = node as? ItemNode, let name = (item as? any NamedNode)?.name {
      labels.append(ShownLabel(name: name, item: item))
    }
    node.forEachChild { collectLabels(in: $0, &labels) }
  }
}

/// A node that has a name which it need not show.
private protocol NamedNode {
  var name: String? { get }
}

extension DescriptionNode: NamedNode {
  fileprivate var name: String? { label }
}

extension ImageNode: NamedNode {
  fileprivate var name: String? { spokenName }
}

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
