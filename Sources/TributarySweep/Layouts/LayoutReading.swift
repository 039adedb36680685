@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The items of a tree as they are laid out at one size.
///
/// A reading keeps its storage when it is repeated, so that a sweep allocates only for larger trees.
@MainActor
struct LayoutReading {
  /// An item, in the order of the tree. The descendants of an item follow it directly.
  struct Item {
    let node: ItemNode
    let role: ItemRole
    /// The index of the item that lays out this item; -1 for the root.
    let container: Int
    /// The index after the last descendant.
    var end = 0
    /// The frame in the coordinates of the root, without drawing effects, in points.
    let frame: CGRect
    let proposal: ProposedViewSize
    /// The bounding box of the drawn content, without content that an effect moves; null if there is none.
    var drawn = CGRect.null
    /// The part of the root in which the item can be drawn.
    let clip: CGRect
    /// Whether an overlay, a background, or an effect places the item, so that it can overlap others by design.
    let isFree: Bool
    /// Whether the item is in a row of a lazy container. The realized rows depend on the size.
    let isRow: Bool
    /// The axes on which an enclosing scroll view scrolls.
    let scrolledAxes: Axis.Set
    /// The number of displayed lines; 0 for items without text.
    var lineCount = 0
    var isTruncated = false
  }

  private(set) var items: [Item] = []

  /// A number that differs between readings with different views. Rows of lazy containers do not count.
  private(set) var structure = 0

  /// A number that differs between readings whose containers arrange their views in different rows or columns, or whose
  /// texts have different lines.
  private(set) var arrangement = 0

  /// Two numbers that differ between readings with different frames. A rounding error changes at most one of them.
  private(set) var frames = (0, 0)

  private var roles = ItemRoles()

  /// The properties that an item inherits from the items around it.
  private struct Surroundings {
    var container: Int
    var clip: CGRect
    var isFree = false
    var isRow = false
    var scrolledAxes: Axis.Set = []
  }

  /// Reads the tree of a graph.
  mutating func read(_ core: ViewGraph) {
    items.removeAll(keepingCapacity: true)
    let infinite = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    visit(core.root, at: .zero, Surroundings(container: -1, clip: infinite), core)
    summarize()
  }

  private mutating func visit(_ node: ItemNode, at origin: CGPoint, _ outer: Surroundings, _ core: ViewGraph) {
    let isPlaced = node.container == nil || node.flags.contains(.isPlaced)
    guard isPlaced, !core.stack.isNearlyFull else { return }
    let role = roles.role(of: node)
    let frame = CGRect(
      x: origin.x + node.origin.x, y: origin.y + node.origin.y, width: node.size.width, height: node.size.height)
    let index = items.count
    items.append(
      Item(
        node: node, role: role, container: outer.container, frame: frame, proposal: node.proposal, clip: outer.clip,
        isFree: outer.isFree, isRow: outer.isRow, scrolledAxes: outer.scrolledAxes))
    var inner = outer
    inner.container = index
    switch role {
    case .fader where !node.acceptsHits:
      items[index].end = index + 1
      return
    case .clip: inner.clip = outer.clip.intersection(frame)
    case .scroll:
      let axes = (node as? ScrollNode)?.axes ?? []
      inner.scrolledAxes.formUnion(axes)
      inner.clip = outer.clip.intersection(frame.extended(along: axes))
    case .mover: inner.isFree = true
    case .lazy: inner.isRow = true
    case .text: readText(node as? TextNode, at: index)
    default: break
    }
    if role != .mover, node.contentTransform(.model) != nil { inner.isFree = true }
    let secondary = role == .decoration ? (node as? SecondaryNode)?.secondary : nil
    var children: ContiguousArray<ItemNode> = []
    if role == .textBox {
      // A box creates the node of its text on demand. Readings of equal layouts must have equal items.
      node.forEachItem { children.append($0) }
    } else {
      node.forEachExistingItem { children.append($0) }
    }
    var drawn = CGRect.null
    for child in children {
      var around = inner
      if child === secondary { around.isFree = true }
      let start = items.count
      visit(child, at: frame.origin, around, core)
      if start < items.count, !around.isFree { drawn = drawn.union(items[start].drawn) }
    }
    items[index].end = items.count
    items[index].drawn = drawnBox(of: role, frame, content: drawn, in: inner.clip)
  }

  private func drawnBox(of role: ItemRole, _ frame: CGRect, content: CGRect, in clip: CGRect) -> CGRect {
    switch role {
    case .text, .textBox, .leaf: frame.intersection(clip)
    case .control: frame.union(content).intersection(clip)
    case .blank: .null
    default: content
    }
  }

  private mutating func readText(_ node: TextNode?, at index: Int) {
    guard let lines = node?.displayedLines else { return }
    items[index].lineCount = lines.count
    items[index].isTruncated = lines.isTruncated
  }

  // MARK: Summaries

  private mutating func summarize() {
    var structure = Hasher()
    var arrangement = Hasher()
    var frames = (Hasher(), Hasher())
    for index in items.indices {
      let frame = items[index].frame
      Self.combine(frame, plus: 0, into: &frames.0)
      Self.combine(frame, plus: 0.5, into: &frames.1)
      let role = items[index].role
      if !items[index].isRow {
        structure.combine(ObjectIdentifier(type(of: items[index].node)))
        structure.combine(index - items[index].container)
        if role == .stack { structure.combine((items[index].node as? LinearNode)?.axis) }
      }
      arrangement.combine(items[index].lineCount)
      arrangement.combine(items[index].isTruncated)
      if role == .arranged || role == .lazy { combineRows(of: index, into: &arrangement) }
    }
    self.structure = structure.finalize()
    self.arrangement = arrangement.finalize()
    self.frames = (frames.0.finalize(), frames.1.finalize())
  }

  /// Combines a frame in units of 1/32 point.
  private static func combine(_ frame: CGRect, plus offset: CGFloat, into hasher: inout Hasher) {
    // The sum with 0 replaces -0, which equals 0 and has other bits.
    func units(_ value: CGFloat) -> CGFloat { (value * 32 + offset).rounded() + 0 }
    let units = (units(frame.minX), units(frame.minY), units(frame.width), units(frame.height))
    withUnsafeBytes(of: units) { hasher.combine(bytes: $0) }
  }

  /// Combines which items of a container start a new row or column.
  private func combineRows(of container: Int, into hasher: inout Hasher) {
    var previous: CGRect?
    for child in children(of: container) {
      let frame = items[child].frame
      if let previous {
        hasher.combine(frame.minY >= previous.maxY - 0.5)
        hasher.combine(frame.minX >= previous.maxX - 0.5)
      }
      previous = frame
    }
  }

  // MARK: Relations

  /// The indices of the items that an item lays out.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < items[index].end {
      result.append(child)
      child = items[child].end
    }
    return result
  }

  /// The indices of the items around an item, from the inside out.
  func containers(of index: Int) -> some Sequence<Int> {
    sequence(first: items[index].container) { $0 < 0 ? nil : self.items[$0].container }.lazy.prefix { $0 >= 0 }
  }
}

extension CGRect {
  /// Returns the rectangle without limits along the given axes.
  func extended(along axes: Axis.Set) -> CGRect {
    insetBy(dx: axes.contains(.horizontal) ? -1e9 : 0, dy: axes.contains(.vertical) ? -1e9 : 0)
  }
}
