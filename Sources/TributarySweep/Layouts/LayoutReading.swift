@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The items of a tree as they are laid out at one size.
///
/// A reading that is repeated updates the items of the last one in place, so that a sweep allocates, counts references,
/// and determines roles only for new views.
@MainActor
struct LayoutReading {
  /// An item, in the order of the tree. The descendants of an item follow it directly.
  struct Item {
    let node: ItemNode
    let role: ItemRole
    /// The index of the item that lays out this item; -1 for the root.
    fileprivate(set) var container = -1
    /// The index after the last descendant.
    fileprivate(set) var end = 0
    /// The frame in the coordinates of the root, without drawing effects, in points.
    fileprivate(set) var frame = CGRect.zero
    fileprivate(set) var proposal = ProposedViewSize.zero
    /// The bounding box of the drawn content, without content that an effect moves; null if there is none.
    fileprivate(set) var drawn = CGRect.null
    /// The part of the root in which the item can be drawn.
    fileprivate(set) var clip = CGRect.null
    /// Whether an overlay, a background, or an effect places the item, so that it can overlap others by design.
    fileprivate(set) var isFree = false
    /// Whether the item is in a row of a lazy container. The realized rows depend on the size.
    fileprivate(set) var isRow = false
    /// The axes on which an enclosing scroll view scrolls.
    fileprivate(set) var scrolledAxes: Axis.Set = []
    /// The number of displayed lines; 0 for items without text.
    fileprivate(set) var lineCount = 0
    fileprivate(set) var isTruncated = false
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
  /// The number of items that the current reading has visited.
  private var count = 0
  /// The items that remain to be visited, innermost last.
  private var pending: ContiguousArray<ItemNode> = []

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
    count = 0
    let infinite = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    visit(core.root, at: .zero, Surroundings(container: -1, clip: infinite), core)
    if count < items.count { items.removeSubrange(count...) }
    summarize()
  }

  private mutating func visit(_ node: ItemNode, at origin: CGPoint, _ outer: Surroundings, _ core: ViewGraph) {
    let placement = node.placement
    guard placement.isPlaced, !core.stack.isNearlyFull else { return }
    let frame = CGRect(
      origin: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y), size: placement.size)
    let index = add(node, frame, placement.proposal, outer)
    let role = items[index].role
    var inner = outer
    inner.container = index
    switch role {
    case .fader where !node.acceptsHits:
      items[index].end = count
      items[index].drawn = .null
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
    let first = pending.count
    // A box creates the node of its text on demand. Readings of equal layouts must have equal items.
    if role == .textBox {
      node.forEachItem { pending.append($0) }
    } else {
      node.forEachExistingItem { pending.append($0) }
    }
    var drawn = CGRect.null
    for position in first..<pending.count {
      let child = pending[position]
      var around = inner
      if child === secondary { around.isFree = true }
      let start = count
      visit(child, at: frame.origin, around, core)
      if start < count, !around.isFree { drawn = drawn.union(items[start].drawn) }
    }
    pending.removeLast(pending.count - first)
    items[index].end = count
    items[index].drawn = drawnBox(of: role, frame, content: drawn, in: inner.clip)
  }

  /// Adds an item, and returns its index.
  private mutating func add(
    _ node: ItemNode, _ frame: CGRect, _ proposal: ProposedViewSize, _ outer: Surroundings
  ) -> Int {
    let index = count
    count += 1
    if index == items.count {
      items.append(Item(node: node, role: roles.role(of: node)))
    } else if items[index].node !== node {
      items[index] = Item(node: node, role: roles.role(of: node))
    }
    items[index].container = outer.container
    items[index].frame = frame
    items[index].proposal = proposal
    items[index].clip = outer.clip
    items[index].isFree = outer.isFree
    items[index].isRow = outer.isRow
    items[index].scrolledAxes = outer.scrolledAxes
    return index
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
    let lines = node?.displayedLines
    items[index].lineCount = lines?.count ?? 0
    items[index].isTruncated = lines?.isTruncated ?? false
  }

  // MARK: Summaries

  private mutating func summarize() {
    var structure = LayoutHash()
    var arrangement = LayoutHash()
    var frames = (LayoutHash(), LayoutHash())
    for index in items.indices {
      let frame = items[index].frame
      frames.0.combine(frame, plus: 0)
      frames.1.combine(frame, plus: 0.5)
      let role = items[index].role
      if !items[index].isRow {
        structure.combine(Int(bitPattern: ObjectIdentifier(type(of: items[index].node))))
        structure.combine(index - items[index].container)
        if role == .stack { structure.combine((items[index].node as? LinearNode)?.axis == .horizontal ? 1 : 0) }
      }
      arrangement.combine(items[index].lineCount)
      arrangement.combine(items[index].isTruncated ? 1 : 0)
      if role == .arranged || role == .lazy { combineRows(of: index, into: &arrangement) }
    }
    self.structure = structure.value
    self.arrangement = arrangement.value
    self.frames = (frames.0.value, frames.1.value)
  }

  /// Combines which items of a container start a new row or column.
  private func combineRows(of container: Int, into hash: inout LayoutHash) {
    var previous: CGRect?
    for child in children(of: container) {
      let frame = items[child].frame
      if let previous {
        hash.combine(frame.minY >= previous.maxY - 0.5 ? 1 : 0)
        hash.combine(frame.minX >= previous.maxX - 0.5 ? 1 : 0)
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

/// A hash of many numbers. It is not protected against chosen values, in contrast to `Hasher`, and costs a tenth of it.
private struct LayoutHash {
  private var bits: UInt64 = 0
  var value: Int { Int(truncatingIfNeeded: bits) }

  /// Combines a number. For two different numbers, or with two different earlier values, the results differ.
  mutating func combine(_ number: Int) {
    bits = (bits ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 32
  }

  /// Combines a frame in units of 1/32 point.
  mutating func combine(_ frame: CGRect, plus offset: CGFloat) {
    combine(frame.origin.x, plus: offset)
    combine(frame.origin.y, plus: offset)
    combine(frame.size.width, plus: offset)
    combine(frame.size.height, plus: offset)
  }

  private mutating func combine(_ length: CGFloat, plus offset: CGFloat) {
    // A number of this magnitude has no fraction, so the sum is rounded. The difference is never -0.
    let magnitude = CGFloat(1 << 52) * 1.5
    let units = (length * 32 + offset + magnitude) - magnitude
    combine(Int(truncatingIfNeeded: units.native.bitPattern))
  }
}
