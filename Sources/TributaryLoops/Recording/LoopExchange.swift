package import TributaryGeometry
@_spi(Engine) package import TributaryEngine

/// The views that were inserted in an item and removed from it in a walk, with the sizes of the item and of the items
/// around it before and after the walk.
///
/// The names are determined when the views are exchanged, because a removed view is released with its frame.
package struct LoopExchange {
  package let item: ItemNode
  /// The first inserted and removed views.
  package private(set) var inserted: [Part] = []
  package private(set) var removed: [Part] = []
  /// The numbers of all inserted and removed views.
  package let counts: (inserted: Int, removed: Int)
  /// The item and the items around it, from the inside out.
  package private(set) var enclosing: ContiguousArray<Enclosing> = []

  /// The largest numbers of views in each list, and of items around them.
  private static let limits = (parts: 8, enclosing: 64)

  /// An inserted or removed view.
  package struct Part {
    package let name: String
    /// The inserted item; `nil` for a removed one, which must not be retained.
    let item: ItemNode?
    /// The size after an insertion or before a removal, in points.
    package var size: CGSize
  }

  /// An item around the exchanged views, with its sizes in points.
  package struct Enclosing {
    package let item: ItemNode
    package let oldSize: CGSize
    package var newSize: CGSize
  }

  /// Creates the exchange of the items in `item`, before the layout that results from it.
  ///
  /// - Returns: `nil` if no item was inserted or removed.
  package init?(in item: ItemNode, from old: ContiguousArray<ItemNode>, to new: ContiguousArray<ItemNode>) {
    self.item = item
    let (before, after) = (Set(old.map { ObjectIdentifier($0) }), Set(new.map { ObjectIdentifier($0) }))
    let added = new.filter { !before.contains(ObjectIdentifier($0)) }
    let dropped = old.filter { !after.contains(ObjectIdentifier($0)) }
    if added.isEmpty && dropped.isEmpty { return nil }
    counts = (added.count, dropped.count)
    let kept = RetainedNodes(in: item, items: new.filter { before.contains(ObjectIdentifier($0)) }, removed: dropped)
    inserted = added.prefix(Self.limits.parts).map { Part(name: kept.name(of: $0), item: $0, size: $0.size) }
    removed = dropped.prefix(Self.limits.parts).map { Part(name: kept.name(of: $0), item: nil, size: $0.size) }
    var next: ItemNode? = item
    while let current = next, enclosing.count < Self.limits.enclosing {
      enclosing.append(Enclosing(item: current, oldSize: current.size, newSize: current.size))
      next = current.container
    }
  }

  /// Records the final sizes at the end of the walk.
  package mutating func endWalk() {
    for index in inserted.indices { inserted[index].size = inserted[index].item?.size ?? inserted[index].size }
    for index in enclosing.indices { enclosing[index].newSize = enclosing[index].item.size }
  }

  /// The innermost item in client code whose length along an axis is the same before and after the walk.
  package func constantItem(along axes: Axis.Set) -> Enclosing? {
    enclosing.first { enclosing in
      let (old, new) = (enclosing.oldSize, enclosing.newSize)
      return (!axes.contains(.horizontal) || old.width == new.width)
        && (!axes.contains(.vertical) || old.height == new.height) && !enclosing.item.isDeclaredByFramework
    }
  }
}

/// The nodes between an item and its content that an exchange of views has not replaced.
private struct RetainedNodes {
  private let item: ItemNode
  private var nodes: Set<ObjectIdentifier> = []

  /// The largest number of items that are examined.
  private static let mostItems = 64

  init(in item: ItemNode, items: ContiguousArray<ItemNode>, removed: some Sequence<ItemNode>) {
    self.item = item
    for node in items.prefix(Self.mostItems) { insertAncestors(of: node) }
    for node in removed.prefix(Self.mostItems) {
      var slot: ViewNode? = node
      while let current = slot, current.flags.contains(.isRemoved) { slot = current.parent }
      if let slot, slot !== item { insertAncestors(of: slot, includingItself: true) }
    }
  }

  private mutating func insertAncestors(of node: ViewNode, includingItself: Bool = false) {
    var next = includingItself ? node : node.parent
    while let current = next, current !== item, nodes.insert(ObjectIdentifier(current)).inserted {
      next = current.parent
    }
  }

  /// Returns the name of an exchanged item: the outermost view that was exchanged with it, with its position among
  /// the elements of a `ForEach` or among siblings of the same name.
  func name(of node: ItemNode) -> String {
    var name: String?
    var index: Int32 = 0
    var next: ViewNode? = node
    while let current = next, current !== item {
      if let part = current.pathComponent {
        if part == "ForEach" {
          return "ForEach[\(index)]" + ((name ?? node.nextPathComponent).map { " › \($0)" } ?? "")
        }
        if !nodes.contains(ObjectIdentifier(current)) { name = part }
      } else if let list = current.asList, let last = name ?? node.nextPathComponent,
        list.hasNamesakes(of: last, at: index)
      {
        name = "\(last)[\(index)]"
      }
      index = current.indexInParent
      next = current.parent
    }
    return name ?? node.nextPathComponent ?? node.modifierName()
  }
}
