import TributaryAnimation
@_spi(Engine) package import TributaryEngine

/// A view with a name that it does not display: an image, a control such as a text field with text, or a view with an
/// accessibility label.
package struct AccessibilityName {
  /// The name of the view.
  package let name: String
  package let item: ItemNode
}

extension AccessibilityName {
  /// Returns the visible and accessible views with a name that they do not display, in view order.
  ///
  /// The list contains views with an accessibility label, images with their label or the name of their symbol, and
  /// controls that do not display their label, such as a text field with text. It does not contain hidden views,
  /// including those hidden only from assistive technology.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  @MainActor
  package static func all(in host: ViewGraph) -> [AccessibilityName] {
    var labels: [AccessibilityName] = []
    collectLabels(in: host.root, &labels)
    return labels.filter { !$0.item.isAbsent(notShown) }
  }

  /// Returns the texts and labels in a view, in view order, or the names of its images if there are none.
  static func names(in node: ViewNode) -> [String] {
    var (names, images): ([String], [String]) = ([], [])
    collectNames(in: node, &names, &images)
    return names.isEmpty ? images : names
  }

  private static func collectNames(in node: ViewNode, _ names: inout [String], _ images: inout [String]) {
    switch (node as? any SpokenNode)?.spoken {
    case .hidden: return
    case .label(let label): return names.append(label)
    case .text(let text): names.append(text)
    case .image(let name): images.append(name)
    case nil: break
    }
    node.forEachChild { collectNames(in: $0, &names, &images) }
  }

  @MainActor
  private static func collectLabels(in node: ViewNode, _ labels: inout [AccessibilityName]) {
    if (node as? DescriptionNode)?.hides == true { return }
    if let item = node.asItem, let name = (item as? any NamedNode)?.name {
      labels.append(AccessibilityName(name: name, item: item))
    }
    if let control = control(node) { labels.append(control) }
    node.forEachChild { collectLabels(in: $0, &labels) }
  }
}

extension AccessibilityName {
  /// Returns the name of a control and its first item; `nil` for other nodes, and for controls that have no label or
  /// display it.
  @MainActor
  private static func control(_ node: ViewNode) -> AccessibilityName? {
    guard let node = node.asEvaluated, let type = node.layout.type as? any LabeledControl.Type else { return nil }
    var label: String?
    node.withValue { label = type.label(at: $0, of: node) }
    guard let label, !label.isEmpty, !names(in: node).contains(label) else { return nil }
    var items: ContiguousArray<ItemNode> = []
    node.appendItems(to: &items)
    return items.first.map { AccessibilityName(name: label, item: $0) }
  }
}

/// A composite view with a label that it does not necessarily display, such as the title of a text field with text.
package protocol LabeledControl: View {
  /// Returns the label of the value at an address, which must hold a value of this type; `nil` if it has none or always
  /// displays it.
  ///
  /// - Parameter node: The node of the view, whose environment determines the locale of the label.
  @MainActor static func label(at address: UnsafeRawPointer, of node: EvaluatedNode) -> String?
}

/// A node with a name that is not necessarily displayed.
private protocol NamedNode {
  var name: String? { get }
}

extension DescriptionNode: NamedNode {
  fileprivate var name: String? { label }
}

extension ImageNode: NamedNode {
  fileprivate var name: String? { spokenName }
}

/// The content of a view for the label of an enclosing view.
private enum Spoken {
  case hidden
  /// A label that replaces the content of the view.
  case label(String)
  case text(String)
  case image(String)
}

/// A node with content for the label of an enclosing view.
private protocol SpokenNode {
  /// The content; `nil` if only the views inside have content.
  var spoken: Spoken? { get }
}

extension DescriptionNode: SpokenNode {
  fileprivate var spoken: Spoken? { hides ? .hidden : label.map { .label($0) } }
}

extension TextNode: SpokenNode {
  fileprivate var spoken: Spoken? { isConcealedForPrivacy ? nil : .text(text.content) }
}

extension ImageNode: SpokenNode {
  fileprivate var spoken: Spoken? { spokenName.map { .image($0) } }
}

/// The reasons for which a view does not count as shown.
private let notShown: Exclusion = [.concealed, .inactive, .unseen, .covered, .hidden]

extension TextNode {
  /// Returns the visible and accessible texts, in view order.
  ///
  /// The list does not contain texts that are hidden, concealed, behind a sheet, or in rows of a lazy container that
  /// are deactivated or outside the viewport. It contains texts that are transparent, clipped, or outside the window.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  @MainActor
  package static func shown(in host: ViewGraph) -> [TextNode] {
    var texts: [TextNode] = []
    collectTexts(in: host.root, &texts)
    return texts.filter { !$0.isAbsent(notShown) }
  }

  private static func collectTexts(in node: ViewNode, _ texts: inout [TextNode]) {
    if let text = node as? TextNode { texts.append(text) }
    node.forEachChild { collectTexts(in: $0, &texts) }
  }
}
