import Tributary
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls

extension ViewNode {
  /// This node, or the first below that has a name in paths.
  var namedNode: ViewNode {
    if pathComponent != nil { return self }
    var inner: ViewNode?
    forEachChild { child in if inner == nil, child.namedNode.pathComponent != nil { inner = child.namedNode } }
    return inner ?? self
  }

  /// The items that this node stands for, in view order.
  var standingItems: [ItemNode] {
    if let item = self as? ItemNode { return [item] }
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return Array(items)
  }

  /// The identifier on this view: that of the node itself, or of a modifier around it alone.
  var standingIdentifier: String? {
    guard standingItems.count == 1 else { return nil }
    var item = standingItems.first
    while let current = item {
      if let named = current as? IdentifierNode { return named.identifier }
      item = current.container as? UnaryNode
    }
    return nil
  }

  /// The texts that this node and those below show, in view order, without blank ones.
  var shownTexts: [String] {
    var texts: [String] = []
    func visit(_ node: ViewNode) {
      if let text = node as? TextNode, !text.isBlank, !text.isAbsent(ViewSearch.absences) {
        texts.append(text.readContent)
      }
      node.forEachChild(visit)
    }
    visit(self)
    return texts
  }

  /// The bounding box of what this node stands for in the root, in points.
  var frameInRoot: CGRect {
    let frames = standingItems.map { $0.rootFrame(of: CGRect(origin: .zero, size: $0.size)) }
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The middle of what this node stands for, in root coordinates.
  var middle: CGPoint {
    let items = standingItems
    if items.count == 1 { return items[0].center }
    let frame = frameInRoot
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Whether this node is another one, or stands below it in the structure or in the layout: a modifier on what may be several
  /// views stands around each of them, and is above none in the structure.
  func isInside(_ other: ViewNode) -> Bool {
    if let item = self as? ItemNode, let other = other as? ItemNode, item.isInside(other) { return true }
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

extension TextNode {
  /// What somebody reads: the caret of a field is no part of its text.
  var readContent: String { shownContent.filter { $0 != FieldCaret.bar } }

  /// Whether there is nothing to read.
  var isBlank: Bool { readContent.allSatisfy(\.isWhitespace) }
}
