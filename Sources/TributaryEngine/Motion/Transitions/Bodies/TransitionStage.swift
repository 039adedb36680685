import TributaryGeometry

/// What a transition with a body stands for in the tree.
///
///     TransitionNode ──▶ root: body(content:phase:) ──▶ … ──▶ TransitionContentNode ──▶ inside
///
/// The view that the modifier is applied to is no part of the structure of the body: it keeps its state whatever the body
/// makes of its placeholder.
///
/// Invariants:
/// 1. `inside` is the item that the modifier is applied to; the placeholder that came last lays it out.
/// 2. The body shows `phase`, which is `identity` unless the item comes in the walk that goes on, or goes.
///
/// Tested by `AnimatedScriptTests`.
final class TransitionStage {
  private unowned(unsafe) let node: TransitionNode
  private let environment: Unretained<EnvironmentScope>
  private let reference = TransitionContentReference()

  private(set) var phase = TransitionPhase.identity
  private(set) var inside: Unretained<ItemNode>?
  private(set) var root: ViewNode?
  /// The node of the body, with the type of its transition; the root, or the content of the stack that the root is.
  private var body: (node: ViewNode, type: ObjectIdentifier)?
  private var placeholder: NodeHandle?

  init(_ node: TransitionNode, _ environment: Unretained<EnvironmentScope>) {
    self.node = node
    self.environment = environment
    reference.node = node
  }

  deinit { reference.node = nil }

  // MARK: The body

  /// Shows a transition in a phase.
  @MainActor
  func show(_ transition: any Transition, in phase: TransitionPhase) {
    self.phase = phase
    update(transition)
  }

  /// Brings the body up to date with a transition, in the phase that it is in.
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
    var root = make(in: node)
    if root.itemCount > 1 {
      node.host.remove(root)
      let stack = ZStackNode(NodeInputs(parent: node, environment: environment), alignment: .center)
      stack.isImplicit = true
      stack.adopt(make(in: stack))
      root = stack
    }
    root.indexInParent = 1
    self.root = root
    standAround(root)
  }

  @MainActor
  private func standAround(_ root: ViewNode) {
    node.stand(around: root.onlyItem())
    // There may be a container around it now, or none any more.
    inside?.with { $0.stackOrientationDidChange() }
  }

  /// Takes the body away; the item stays.
  @MainActor
  func takeDown() {
    guard let root else { return }
    self.root = nil
    body = nil
    placeholder = nil
    node.host.remove(root)
    inside?.with { item in
      item.container = node
      item.stackOrientationDidChange()
    }
    forwardEnvironment()
  }

  /// The body stands for other items than before.
  @MainActor
  func itemsDidChange(_ transition: any Transition) {
    guard let root else { return }
    if !(root is ZStackNode), root.itemCount > 1 {
      build(transition)
    } else {
      standAround(root)
    }
  }

  // MARK: The content

  private var placeholderNode: TransitionContentNode? {
    placeholder.flatMap { node.host.handles.node(for: $0) as? TransitionContentNode }
  }

  /// The modifier is applied to another item.
  @MainActor
  func update(_ item: Unretained<ItemNode>?) {
    let old = inside
    inside = item
    guard let placeholderNode else {
      item?.with { $0.container = node }
      return
    }
    // What went and came back within one walk is the same item, and yet in other hands.
    if item?.with({ $0.container === placeholderNode }) ?? (old == nil) { return }
    placeholderNode.show(item)
    placeholderNode.didTakeChild(instead: old.object())
  }

  /// The body has a place for the content. If it has several, the last one is it.
  @MainActor
  func placeholderCame(_ new: TransitionContentNode) {
    placeholderNode?.show(nil)
    placeholder = node.host.handles.handle(for: new)
    new.show(inside)
    forwardEnvironment()
  }

  /// A place for the content goes.
  @MainActor
  func placeholderGoes(_ old: TransitionContentNode) {
    guard placeholderNode === old else { return }
    placeholder = nil
    // Nobody lays the item out until there is another place; it must not refer to one that has gone. One that has left its
    // place before, with a row that is out of sight, is not taken back.
    guard let inside, !inside.object.flags.contains(.isRemoved) else { return }
    if inside.object.container === old { inside.object.container = node }
    forwardEnvironment()
  }

  /// What holds at the place of the content holds for the views inside.
  @MainActor
  func forwardEnvironment() {
    var structure = inside.object()?.parent
    while let current = structure, current !== node, current !== node.parent {
      if let shell = current as? TransitionEnvironmentNode, shell.parent === node || shell.parent === node.parent {
        return shell.takeValues()
      }
      structure = current.parent
    }
  }
}

/// The body of a transition as a view.
struct TransitionBody<T: Transition>: View, FrameworkComposite {
  let transition: InstalledValue<T>
  let phase: TransitionPhase
  let content: TransitionContentReference

  var body: T.Body { transition.value.body(content: PlaceholderContentView(transitioning: content), phase: phase) }
}

extension ViewNode {
  /// How many items this node stands for.
  fileprivate var itemCount: Int {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.count
  }
}

/// The structural node between a transition and the view that it is applied to.
///
/// Invariant: the environment inside is that of the place of the first item in the body around it, if there is one.
///
/// Tested by `ContentEnvironmentTests`.
package final class TransitionEnvironmentNode: EnvironmentNode {
  private var firstItem: ItemNode? {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.first
  }

  /// Hands the environment of the first item's place on to the views inside.
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

  override package func itemsDidChange() {
    host.enqueueItems(self)
    super.itemsDidChange()
  }

  @MainActor
  override package func collectItems() { takeValues() }
}
