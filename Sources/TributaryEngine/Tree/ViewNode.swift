public import TributaryGeometry

/// A node of the retained tree, which represents a view value across frames.
///
/// There are two kinds of nodes. *Structural* nodes (bodies, tuples, `ForEach`, conditions, environment) provide
/// identity and hold state, and do not take part in layout. ``ItemNode``s are laid out, drawn, and hit. Every view
/// creates exactly one node.
///
/// Invariants:
/// 1. `parent` is the structural parent. A parent owns its children strongly, and children refer to it unowned.
/// 2. `indexInParent` orders siblings as in the view tree.
/// 3. A node that is flagged `isRemoved` is in no list of children, and its handle does not resolve.
///
/// Checked by `ViewNode.checkStructure`.
///
/// Stored properties that are read or replaced as a whole, here and in subclasses, are exempt from the dynamic
/// exclusivity check: such accesses cannot overlap, and the check took half of the time of a first frame. Properties
/// that are modified in place while other code runs keep the check.
@_documentation(visibility: internal)
open class ViewNode {
  #if DEBUG
    @usableFromInline package final let lifetime = Lifetime()

    deinit { lifetime.end(type(of: self)) }
  #endif

  /// The engine of this tree, which outlives every node.
  @usableFromInline package final let hostReference: Unretained<ViewGraph>

  /// The structural parent; `nil` for the root only.
  @exclusivity(unchecked) @usableFromInline package final var parentReference: Unretained<ViewNode>?

  @exclusivity(unchecked) @usableFromInline package final var flags: NodeFlags

  /// The distance from the root, which has depth 0.
  @exclusivity(unchecked) @usableFromInline package final var depth: Int32

  /// The position among the children of the structural parent.
  @exclusivity(unchecked) @usableFromInline package final var indexInParent: Int32 = 0

  /// The same position, for frequent reads in other modules; see ``hasHandle``.
  @inlinable
  package final var placeInParent: Int { @inline(__always) get { Int(indexInParent) } }

  /// The index of the handle through which values such as state storage refer to this node; 0 until a handle is
  /// requested.
  @exclusivity(unchecked) @usableFromInline package final var handleIndex: UInt32 = 0

  /// Whether code holds a handle of this node. A property without exclusivity checks is checked in other modules, which
  /// do not know its attribute; inlined code of this module is not.
  @inlinable
  package final var hasHandle: Bool { @inline(__always) get { handleIndex != 0 } }

  /// The number of times that client code of this node has run. A read is registered for one evaluation only.
  @exclusivity(unchecked) @usableFromInline package final var evaluation: UInt32 = 0

  @inlinable
  package init(parent: Unretained<ViewNode>, flags: NodeFlags) {
    self.hostReference = parent.with { $0.hostReference }
    self.parentReference = parent
    self.flags = flags.union(parent.with { $0.flags }.intersection(.isInWriter))
    self.depth = parent.with { $0.depth } &+ 1
    hostReference.with { $0.counts.nodesCreated &+= 1 }
  }

  /// Creates an item. If its structural parent is in a preference writer, the writer publishes for the item.
  @inlinable
  package init(itemIn parent: Unretained<ViewNode>, flags: NodeFlags) {
    self.hostReference = parent.with { $0.hostReference }
    self.parentReference = parent
    self.flags = parent.with { $0.flags }.contains(.isInWriter) ? flags.union(.published) : flags
    self.depth = parent.with { $0.depth } &+ 1
    hostReference.with { $0.counts.nodesCreated &+= 1 }
  }

  package init(rootOf host: ViewGraph) {
    self.hostReference = Unretained(host)
    self.parentReference = nil
    self.flags = .none
    self.depth = 0
  }

  /// The engine of this tree.
  @inlinable
  package final var host: ViewGraph { @inline(__always) get { hostReference.object() } }

  /// The structural parent; `nil` for the root only.
  @inlinable
  package final var parent: ViewNode? { @inline(__always) get { parentReference.object() } }

  // MARK: Overridable members

  /// The kinds of this node; see ``NodeKind``.
  @usableFromInline
  package var kind: NodeKind { .structure }

  /// The enclosing node: for an item, the item that lays it out, if there is one; otherwise, the structural parent.
  @usableFromInline
  package var outerReference: Unretained<ViewNode>? { parentReference }

  /// Appends the items that this node represents, in view order.
  @_spi(Engine) open func appendItems(to items: inout ContiguousArray<ItemNode>) {}

  /// Returns the only item of a node that represents exactly one.
  @usableFromInline
  package func onlyItem() -> Unretained<ItemNode>? {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.first.map { Unretained($0) }
  }

  /// Whether the number of items that this node represents can change.
  @_spi(Engine) open var isDynamic: Bool { false }

  /// Whether this node always represents the same items, of which there can be none.
  package final var isStatic: Bool {
    if isDynamic { return false }
    var isStatic = true
    if asItem == nil { forEachChild { if !$0.isStatic { isStatic = false } } }
    return isStatic
  }

  /// Whether this node edits the transactions of its content.
  @_spi(Engine) open var editsTransactions: Bool { false }

  /// Whether this node lists the elements of its content individually. A feature with a protocol for such nodes reads
  /// this property first, because a conformance of a node is expensive to find.
  @_spi(Engine) open var listsElements: Bool { false }

  /// Whether this node applies a modifier to each item of its content because the content of the enclosing item does
  /// not count as one.
  @usableFromInline package var separatesItems: Bool { false }

  /// Whether several views in the content of this node count as one item: a modifier on the content is applied once, to
  /// a column of the views. A grouping node has the value of the nearest item that contains it.
  @usableFromInline
  package final var takesContentAsOne: Bool {
    var node: ViewNode? = self
    while let current = node, current.asList == nil {
      if current.separatesItems { return false }
      if let item = current.asItem {
        return item.asUnary?.takesOwnContentAsOne ?? item.asContainer?.takesOwnContentAsOne ?? false
      }
      node = current.parent
    }
    return false
  }

  /// Calls `body` for every structural child, in view order.
  ///
  /// A node that draws a view inside it without a node for that view creates the node first.
  @_spi(Engine) open func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Calls `body` for every structural child that exists, in view order. The engine uses this method where a view
  /// without a node does not matter: views with state always have a node.
  @_spi(Engine) open func forEachExistingChild(_ body: (ViewNode) -> Void) { forEachChild(body) }

  /// Updates this node because a value that it read has changed.
  @_spi(Engine) @MainActor open func update() {}

  /// Collects the items of the subtree again, after `itemsDidChange` has added this node to the queue.
  @_spi(Engine) @MainActor open func collectItems() {}

  /// Called when a value that client code of this node read has changed.
  @_spi(Engine) open func dependencyDidChange() {}

  /// Called when the items of the subtree have changed. Containers schedule a collection; transparent nodes notify
  /// their parents.
  ///
  /// - Parameter list: The list of rows that contains all changed items; `nil` if other items can have changed.
  @_spi(Engine) open func itemsDidChange(in list: ViewNode?) {
    parent?.itemsDidChange(in: list)
  }

  /// Called when the surroundings of this node have changed. Applies the changes to this node, and notifies its
  /// children.
  ///
  /// The code that made the changes calls this method top down. The method can mark nodes for later passes and enqueue
  /// actions. It does not change the structure.
  @MainActor
  @_spi(Engine) open func surroundingsDidChange(_ changes: SurroundingChanges) {
    forEachExistingChild { alreadyOnMainActor(with: $0) { $0.surroundingsDidChange(changes) } }
  }

  /// Returns the reasons in `reasons` for which this node excludes a node directly inside it; empty if there is none.
  ///
  /// ``absence(among:)`` calls this method for each ancestor up to the root, from item to item and through structural
  /// nodes. The method reads stored values only, and none that depends on its own result.
  @_spi(Engine) open func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion { Exclusion() }

  /// Applies padding around the content of this node, in place of a separate node, if the node expects it.
  ///
  /// - Returns: Whether this node applies the padding.
  @_spi(Engine) @MainActor open func absorbPadding(_ insets: EdgeInsets) -> Bool { false }

  /// Called once when the node is removed from the tree, before its children are removed.
  @_spi(Engine) @MainActor open func willRemove() {}

  /// The client type of this node: a composite view or modifier, a shape, a layout, or a gesture; `nil` for other nodes
  /// and for parts of framework views.
  @_spi(Engine) open var sourceType: Any.Type? { nil }

  /// The name of this node's view type in paths; `nil` if it is not part of a path.
  @_spi(Engine) open var pathComponent: String? { sourceType.map { nameInSource(of: $0) } }
}

extension ViewNode {
  /// Notifies this node that any items of the subtree can have changed.
  package final func itemsDidChange() { itemsDidChange(in: nil) }

  /// Removes this node and its descendants from the tree.
  @usableFromInline @MainActor
  package final func remove() {
    if flags.contains(.isRemoved) { return }
    flags.insert(.isRemoved)
    willRemove()
    forEachExistingChild { alreadyOnMainActor(with: $0) { $0.remove() } }
    host.handles.retire(self)
  }

  /// Whether nodes cannot be created below this node because the depth limit or the end of the stack is near. The
  /// getter then reports an error. It is called where static types do not limit the depth of a tree: at bodies and
  /// erased views.
  package final var isTooDeep: Bool {
    let isTooDeep = hostReference.with { host in depth >= host.stack.depthLimit || host.stack.isNearlyExhausted }
    if isTooDeep { reportNestingTooDeep() }
    return isTooDeep
  }

  /// Schedules a call to ``update()`` in the next walk.
  @usableFromInline
  package final func needsUpdate() {
    guard !flags.contains(.needsUpdate), !flags.contains(.isRemoved) else { return }
    flags.insert(.needsUpdate)
    host.enqueueUpdate(self)
  }

  /// Sets a `subtreeHas…` bit on this node and its ancestors, through the items that contain it.
  @usableFromInline
  package final func setUpwards(_ flag: NodeFlags) {
    // This node is not wrapped in a reference: its initializer would retain it.
    if flags.contains(flag) { return }
    if flag.contains(.subtreeHasObservers) { return setObserversUpwards(flag) }
    flags.insert(flag)
    var reference = outerReference
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
  /// Returns this node as the node type that its view or modifier has created.
  ///
  /// `_updateNode` receives only a node that `_makeNode` of the same type has created: the node of the content is a
  /// child of the node that contains it, and every place where the type can change (`AnyView`, a condition, another
  /// identity) compares the types first. The class is therefore known, and no dynamic cast is required. Debug builds
  /// check the class, and trap if it differs.
  @inlinable @inline(__always)
  package final func made<Node: ViewNode>(as type: Node.Type) -> Node { unsafeDowncast(self, to: type) }
}

#if DEBUG
  extension ViewNode: Referable {}
#endif
