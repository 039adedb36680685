import TributaryGeometry

/// A node of the retained tree: what stands behind a view value from frame to frame.
///
/// There are two kinds. *Structural* nodes (bodies, tuples, `ForEach`, conditions, environment) give identity and hold
/// state, but no place in layout; ``ItemNode``s are laid out, drawn and hit. Every view makes exactly one node.
///
/// Invariants:
/// 1. `parent` is the structural parent; the parent owns its children strongly, children refer to it unowned.
/// 2. `indexInParent` orders siblings as the view tree does.
/// 3. A node that is flagged `isRemoved` is in no list of children, and its handle is dead.
///
/// Checked by `ViewNode.checkStructure`.
///
/// Stored properties that are read or replaced as a whole, here and in subclasses, are exempt from the dynamic check for
/// overlapping access: no such access can overlap another, and the check took half of the time of a first frame. What is
/// changed in place while other code runs keeps the check.
@_documentation(visibility: internal)
open class ViewNode {
  /// The engine that this tree belongs to; outlives every node.
  @usableFromInline package final let hostReference: Unretained<ViewGraph>

  /// The structural parent; `nil` for the root only.
  @exclusivity(unchecked) @usableFromInline package final var parentReference: Unretained<ViewNode>?

  @exclusivity(unchecked) @usableFromInline package final var flags: NodeFlags

  /// Distance from the root, which has depth 0.
  @exclusivity(unchecked) @usableFromInline package final var depth: Int32

  /// Position among the children of the structural parent.
  @exclusivity(unchecked) @usableFromInline package final var indexInParent: Int32 = 0

  /// The handle by which values such as state storage refer to this node, once someone asked for one.
  @exclusivity(unchecked) @usableFromInline package final var handleIndex: UInt32 = 0

  /// How often user code of this node has been run; what it read counts for one evaluation only.
  @exclusivity(unchecked) @usableFromInline package final var evaluation: UInt32 = 0

  @inlinable
  package init(parent: Unretained<ViewNode>, flags: NodeFlags) {
    self.hostReference = parent.with { $0.hostReference }
    self.parentReference = parent
    self.flags = flags
    self.depth = parent.with { $0.depth } &+ 1
    hostReference.with { $0.counts.nodesCreated &+= 1 }
  }

  package init(rootOf host: ViewGraph) {
    self.hostReference = Unretained(host)
    self.parentReference = nil
    self.flags = []
    self.depth = 0
  }

  /// The engine that this tree belongs to.
  @inlinable
  package final var host: ViewGraph {
    @inline(__always) get { hostReference.object }
  }

  /// The structural parent; `nil` for the root only.
  @inlinable
  package final var parent: ViewNode? {
    @inline(__always) get { parentReference.object() }
  }

  // MARK: What subclasses answer

  /// The node around this one: of an item the item that lays it out, once there is one, else the structural parent.
  @usableFromInline
  package var outerReference: Unretained<ViewNode>? { parentReference }

  /// Appends the items that this node stands for, in view order.
  @_spi(Engine) open func appendItems(to items: inout ContiguousArray<ItemNode>) {}

  /// The only item, of a node that stands for exactly one.
  @usableFromInline
  package func onlyItem() -> Unretained<ItemNode>? {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.first.map { Unretained($0) }
  }

  /// Whether this node may stand for another number of items, whatever it stands for now.
  @_spi(Engine) open var isDynamic: Bool { false }

  /// Whether the content of this node is one item for whom it stands in, even of several views: a modifier on all of it is
  /// applied once, to a column of them. What only groups views asks whom they stand in.
  @usableFromInline
  package final var takesContentAsOne: Bool {
    var node: ViewNode? = self
    while let current = node, !(current is ListNode) {
      if let item = current as? ItemNode {
        return (item as? UnaryNode)?.takesOwnContentAsOne ?? (item as? ContainerNode)?.takesOwnContentAsOne ?? false
      }
      node = current.parent
    }
    return false
  }

  /// Whether the items that this structural node stands for may come and go.
  package final var standsForDynamicList: Bool {
    if self is ItemNode { return false }
    if isDynamic { return !((self as? AnyViewNode)?.isPartOfControl ?? false) }
    var isFound = false
    forEachChild { child in if !isFound { isFound = child.standsForDynamicList } }
    return isFound
  }

  /// Calls `body` for every structural child, in view order.
  @_spi(Engine) open func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Brings this node up to date because something that it read has changed.
  @_spi(Engine) @MainActor open func update() {}

  /// Collects the items below anew, because `itemsDidChange` put this node into the queue.
  @MainActor package func collectItems() {}

  /// Something that user code of this node read has changed.
  @_spi(Engine) open func dependencyDidChange() {}

  /// The items below have changed: containers collect again, transparent nodes pass it on.
  @_spi(Engine) open func itemsDidChange() {
    parent?.itemsDidChange()
  }

  /// Something around this node has changed: look whether it matters, then go on below.
  ///
  /// Called top down by those who have changed it. It may mark nodes for the passes to come and enqueue actions; the
  /// structure stays.
  @MainActor
  @_spi(Engine) open func surroundingsDidChange(_ changes: SurroundingChanges) {
    forEachChild { alreadyOnMainActor(with: $0) { $0.surroundingsDidChange(changes) } }
  }

  /// What keeps a node directly inside this one from being there, as far as some reasons go; empty for nothing.
  ///
  /// Asked by ``absence(among:)`` on its way to the root, from item to item and through what is structure only. It looks at
  /// what is stored, and at nothing that depends on its own answer.
  @_spi(Engine) open func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion { [] }

  /// Called once when the node leaves the tree, before its children are.
  @_spi(Engine) @MainActor open func willRemove() {}

  /// The type that the source names for this node: a composite view or modifier, a shape, a layout, or a gesture; `nil` for
  /// other nodes and for parts of framework views.
  @_spi(Engine) open var sourceType: Any.Type? { nil }

  /// The name of the view type behind this node, as paths print it; `nil` if it is not part of a path.
  @_spi(Engine) open var pathComponent: String? { sourceType.map { nameInSource(of: $0) } }
}

extension ViewNode {
  /// Takes this node and all below out of the tree.
  @usableFromInline @MainActor
  package final func remove() {
    if flags.contains(.isRemoved) { return }
    flags.insert(.isRemoved)
    willRemove()
    forEachChild { alreadyOnMainActor(with: $0) { $0.remove() } }
    host.handles.retire(self)
  }

  /// Whether nothing must be made below this node, because the limit of depth or the end of the stack is near; then it
  /// is reported. Asked where the depth of a tree is not that of a static type: at bodies and erased views.
  package final var isTooDeep: Bool {
    let isTooDeep = hostReference.with { host in depth >= host.stack.depthLimit || host.stack.isNearlyExhausted }
    if isTooDeep { host.reportNestingTooDeep(at: self) }
    return isTooDeep
  }

  /// Sets a `holds…` bit on this node and upwards through the items that contain it.
  @usableFromInline
  package final func setUpwards(_ flag: NodeFlags) {
    var reference: Unretained<ViewNode>? = Unretained(self)
    while let current = reference {
      reference = current.with { node in
        if node.flags.contains(flag) { return nil }
        node.flags.insert(flag)
        return node.outerReference
      }
    }
  }
}

extension ViewNode {
  /// This node, as the type of node that the view or modifier which brings it up to date has made.
  ///
  /// A node is handed to `_updateNode` of the very type whose `_makeNode` made it: the node of the content hangs below the
  /// node of what contains it, and where another type may come to stand in its place (`AnyView`, a choice, another identity)
  /// that is found out before. So the class is known and need not be looked up; a debug build looks nevertheless, and traps.
  @inlinable @inline(__always)
  package final func made<Node: ViewNode>(as type: Node.Type) -> Node { unsafeDowncast(self, to: type) }
}
