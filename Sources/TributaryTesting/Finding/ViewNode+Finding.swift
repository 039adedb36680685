import Tributary
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls

extension ViewNode {
  /// This node, or the first node below it that has a name in paths.
  var namedNode: ViewNode {
    if pathComponent != nil { return self }
    if let item = viewOfDecoration {
      let list = parent
      let views = [item] + item.ancestors.prefix { $0 !== list && $0.onlyItem()?.object() === item }
      return views.last { $0.pathComponent != nil } ?? item.namedNode
    }
    var inner: ViewNode?
    forEachChild { child in if inner == nil, child.namedNode.pathComponent != nil { inner = child.namedNode } }
    return inner ?? self
  }

  /// The view that this node modifies, if the modifier applies to each of several views.
  ///
  /// Such a view is not a child of this node, because it belongs to the list of the views.
  private var viewOfDecoration: ItemNode? { asUnary.flatMap { $0.content == nil ? $0.decoratedItem : nil } }

  /// The items that represent this node in the layout, in view order.
  var standingItems: [ItemNode] {
    if let item = asItem { return [item] }
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return Array(items)
  }

  /// The identifier of this view: that of the node, or of a modifier that applies only to this view.
  var standingIdentifier: String? {
    let items = standingItems
    guard items.count == 1 else { return nil }
    return NodeWalk(from: items[0]) { $0.container?.asUnary }.first(of: IdentifierNode.self)?.identifier
  }

  /// The nonblank texts in this node and its descendants, in view order. Texts that are hidden do not count.
  var shownTexts: [String] {
    var texts: [String] = []
    func visit(_ node: ViewNode) {
      if let text = node as? TextNode, !text.isBlank, !text.isAbsent(ViewSearch.absences.union(.hidden)) {
        texts.append(text.readContent)
      }
      node.forEachChild(visit)
    }
    var view = self
    while let item = view.viewOfDecoration { view = item }
    visit(view)
    return texts
  }

  /// The bounding box of this node's items in root coordinates, in points.
  var frameInRoot: CGRect {
    let frames = standingItems.map { $0.rootFrame(of: CGRect(origin: .zero, size: $0.size)) }
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The center of this node's items in root coordinates, in points.
  var middle: CGPoint {
    let items = standingItems
    if items.count == 1 { return items[0].center }
    let frame = frameInRoot
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns whether this node is another node, or is below it in the structure or in the layout.
  ///
  /// A modifier around several views surrounds each of them in the layout, but is not above any of them in the
  /// structure.
  func isInside(_ other: ViewNode) -> Bool {
    if let item = asItem, let other = other.asItem, item.isInside(other) { return true }
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

extension TextNode {
  /// The readable text, without the caret of a text field.
  var readContent: String { shownContent.filter { $0 != FieldCaret.bar } }

  /// Whether the text has no readable characters.
  var isBlank: Bool { readContent.allSatisfy(\.isWhitespace) }
}
