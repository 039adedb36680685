@_spi(Engine) package import TributaryEngine
import TributaryGeometry

/// The nodes of a transition with a body in the tree.
///
///     TransitionNode ──▶ root ──▶ body(content:phase:) ──▶ … ──▶ TransitionContentNode ──▶ inside
///
/// The view to which the modifier is applied is not part of the structure of the body: it keeps its state, however the
/// body uses its placeholder.
///
/// Invariants:
/// 1. `inside` is the item to which the modifier is applied. The last inserted placeholder lays it out.
/// 2. The body displays `phase`, which is `identity` unless the item is inserted in the current walk or is departing.
///
/// Tested by `AnimatedScriptTests`.
final class TransitionStage {
  /// The node of the transition, which owns the stage.
  private unowned let node: TransitionNode

  private let environment: Unretained<EnvironmentScope>
  private let reference = NodeReference<TransitionNode>()

  private(set) var phase = TransitionPhase.identity
  private(set) weak var inside: ItemNode?
  private(set) var root: TransitionRootNode?
  /// The node of the body and the type of its transition. The node is the content of the root, or of the stack that is
  /// the content of the root.
  private var body: (node: ViewNode, type: ObjectIdentifier)?
  /// Whether the content of the root is a stack.
  private var isStacked = false
  private var placeholder: TypedHandle<TransitionContentNode>?

  init(_ node: TransitionNode, _ environment: Unretained<EnvironmentScope>) {
    self.node = node
    self.environment = environment
    reference.node = node
  }

  deinit { reference.node = nil }

  // MARK: The body

  /// Displays a transition in a phase.
  @MainActor
  func show(_ transition: any Transition, in phase: TransitionPhase) {
    self.phase = phase
    update(transition)
  }

  /// Uses a transaction for the changes of the body in the current walk.
  @MainActor
  func use(_ transaction: Transaction) { root?.use(transaction) }

  /// Updates the body with a transition in the current phase.
  @MainActor
  func update(_ transition: some Transition) {
    guard let body, body.type == ObjectIdentifier(type(of: transition)) else { return build(transition) }
    let view = TransitionBody(transition: InstalledValue(transition), phase: phase, content: reference)
    withPointer(to: view) { type(of: view)._updateNode($0, body.node) }
  }

  @MainActor
  private func build<T: Transition>(_ transition: T) {
    takeDown()
    let view = TransitionBody(transition: InstalledValue(transition), phase: phase, content: reference)
    func make(in parent: ViewNode) -> ViewNode {
      let node = withPointer(to: view) {
        TransitionBody<T>._makeNode($0, NodeInputs(parent: parent, environment: environment))
      }
      body = (node, ObjectIdentifier(T.self))
      return node
    }
    let root = TransitionRootNode(
      NodeInputs(parent: node, environment: environment), isUnconditional: false)
    let only = make(in: root)
    isStacked = only.itemCount > 1
    if isStacked {
      node.host.remove(only)
      let stack = LayeredNode(NodeInputs(parent: root, environment: environment), alignment: .center)
      stack.adopt(make(in: stack))
      root.adopt(stack)
    } else {
      root.adopt(only)
    }
    root.indexInParent = 1
    self.root = root
    standAround(root)
  }

  @MainActor
  private func standAround(_ root: ViewNode) {
    node.stand(around: root.onlyItem().object())
    // The container around the item may have been inserted or removed.
    inside?.stackOrientationDidChange()
  }

  /// Removes the body and keeps the item.
  @MainActor
  func takeDown() {
    guard let root else { return }
    self.root = nil
    body = nil
    placeholder = nil
    node.host.remove(root)
    inside?.container = node
    inside?.stackOrientationDidChange()
    forwardEnvironment()
  }

  /// Updates the root after the items of the body have changed.
  @MainActor
  func itemsDidChange(_ transition: any Transition) {
    guard let root else { return }
    if !isStacked, root.itemCount > 1 {
      build(transition)
    } else {
      standAround(root)
    }
  }

  // MARK: The content

  private var placeholderNode: TransitionContentNode? {
    placeholder.flatMap { node.host.handles.node(for: $0) }
  }

  /// Replaces the item to which the modifier is applied.
  @MainActor
  func update(_ item: ItemNode?) {
    let old = inside
    inside = item
    guard let placeholderNode else {
      item?.container = node
      return
    }
    // An item that was removed and inserted again within one walk is the same item with another container.
    if item.map({ $0.container === placeholderNode }) ?? (old == nil) { return }
    placeholderNode.show(item)
    placeholderNode.didTakeChild(instead: old)
  }

  /// Moves the item to an inserted placeholder. If the body contains several placeholders, the last one is used.
  @MainActor
  func placeholderWasInserted(_ new: TransitionContentNode) {
    placeholderNode?.show(nil)
    placeholder = node.host.handles.typedHandle(for: new)
    new.show(inside)
    forwardEnvironment()
  }

  /// Detaches the item from a placeholder that is about to be removed.
  @MainActor
  func placeholderWillBeRemoved(_ old: TransitionContentNode) {
    guard placeholderNode === old else { return }
    placeholder = nil
    // The item is not laid out until another placeholder is inserted, and must not refer to a removed one. An item that
    // already has another container, because it is in an inactive row, is not adopted.
    guard let inside, !inside.flags.contains(.isRemoved) else { return }
    if inside.container === old { inside.container = node }
    forwardEnvironment()
  }

  /// Updates the views inside with the environment at the placeholder.
  @MainActor
  func forwardEnvironment() {
    let structure = inside?.ancestors.prefix { [node] in $0 !== node && $0 !== node.parent }
    let shell = structure?.first(of: TransitionEnvironmentNode.self) {
      $0.parent === node || $0.parent === node.parent
    }
    shell?.takeValues()
  }
}

/// The root of a transition's body, which changes in the transaction in which the item is inserted or removed.
///
/// The modifiers that surround the transition inside the condition do not edit that transaction.
final class TransitionRootNode: TransactionNode {
  private var given: (walk: UInt32, transaction: Transaction)?

  @MainActor
  func use(_ transaction: Transaction) {
    guard let timeline = HostMotion.of(host).timeline else { return }
    forgetTransaction()
    given = (timeline.walk, transaction)
    timeline.remembers(self)
  }

  override func forgetTransaction() {
    super.forgetTransaction()
    let old = given
    given = nil
    withExtendedLifetime(old) {}
  }

  override func isActive(in timeline: AnimationTimeline) -> Bool { given?.walk == timeline.walk }

  // An inserted or removed view outside this transition's content does not change the transaction of the body.
  override func bypass(in timeline: AnimationTimeline) {}

  @MainActor
  override func transform(_ transaction: inout Transaction) {
    if let given { transaction = given.transaction }
  }
}

/// The body of a transition as a view.
struct TransitionBody<T: Transition>: View, BuiltInComposite {
  let transition: InstalledValue<T>
  let phase: TransitionPhase
  let content: NodeReference<TransitionNode>

  var body: T.Body { transition.value.body(content: PlaceholderContentView(transitioning: content), phase: phase) }
}

extension ViewNode {
  /// The number of items that this node represents.
  fileprivate var itemCount: Int {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.count
  }
}

/// The structural node between a transition and the view to which it is applied.
///
/// Invariant: the environment inside is that of the placeholder that contains the first item, if there is one.
///
/// Tested by `ContentEnvironmentTests`.
package final class TransitionEnvironmentNode: EnvironmentNode {
  private var firstItem: ItemNode? {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.first
  }

  /// Passes the environment at the first item's placeholder to the views inside.
  @MainActor
  func takeValues() {
    if let place = firstItem?.container as? TransitionContentNode, let transition = place.transition,
      transition === parent || transition.parent === parent
    {
      let values = place.values
      update { $0 = values }
    } else {
      update { _ in }
    }
  }

  override package func itemsDidChange(in list: ViewNode?) {
    host.enqueueItems(self)
    super.itemsDidChange(in: list)
  }

  @MainActor
  override package func collectItems() { takeValues() }
}
