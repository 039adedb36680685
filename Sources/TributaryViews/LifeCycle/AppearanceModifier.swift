/// Runs actions when a view comes and goes. On a list of views it runs once for the whole list.
public struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: TransparentModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = AppearanceNode(modifier.pointee, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environment)))
    return node
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = unsafeDowncast(node, to: AppearanceNode.self)
    node.modifier = modifier.pointee
    if let inner = node.content { C._updateNode(content, inner) }
  }
}

extension View {
  /// Runs `action` when this view has come into the tree, after its first layout.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when this view has left the tree and is seen no longer.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

/// A structural node with one child that it does not change.
@usableFromInline
package class PassThroughNode: ViewNode {
  @usableFromInline package final var content: ViewNode?

  @usableFromInline
  package init(_ inputs: NodeInputs) {
    super.init(parent: inputs.parentReference, flags: [])
  }

  @usableFromInline
  package final func adopt(_ content: ViewNode) { self.content = content }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package func onlyItem() -> Unretained<ItemNode>? { content?.onlyItem() }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  /// Whether anything stands here: what has no item does not appear, nor does what is concealed or out of sight.
  package final var hasItems: Bool {
    if standsInSleepingRow { return false }
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.contains { !$0.isConcealed }
  }
}

/// The node of appearance actions.
///
/// Invariant: `hasAppeared` says whether the last action that was enqueued is that of coming.
package final class AppearanceNode: PassThroughNode {
  package var modifier: AppearanceModifier
  private var hasAppeared = false

  package init(_ modifier: AppearanceModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    host.enqueueItems(self)
  }

  override package func itemsDidChange() {
    host.enqueueItems(self)
    super.itemsDidChange()
  }

  @MainActor
  override package func collectItems() {
    let isThere = hasItems
    if isThere, !hasAppeared {
      hasAppeared = true
      if modifier.appear != nil {
        host.enqueueAction(self, .plain("onAppear") { [weak self] in self?.modifier.appear?() }, at: .appearance)
      }
    } else if !isThere, hasAppeared, !isGoing {
      disappear()
    }
  }

  /// Whether something of what was here is still seen, on its way out.
  private var isGoing: Bool { host.animations?.departures.holdsAny(below: self) ?? false }

  @MainActor
  override package func sleepDidChange(_ isAsleep: Bool) {
    host.enqueueItems(self)
  }

  @MainActor
  override package func concealmentDidChange() {
    collectItems()
    super.concealmentDidChange()
  }

  @MainActor
  private func disappear() {
    hasAppeared = false
    if let action = modifier.disappear {
      host.enqueueAction(self, .plain("onDisappear") { action() }, at: .disappearance)
    }
  }

  @MainActor
  override package func willRemove() {
    if hasAppeared { disappear() }
  }
}
