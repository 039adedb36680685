/// Runs asynchronous work for as long as a view is there. On a list of views it runs once for the whole list.
public struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: TransparentModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = TaskNode(modifier.pointee, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environment)))
    return node
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = unsafeDowncast(node, to: TaskNode<ID>.self)
    node.receive(modifier.pointee)
    if let inner = node.content { C._updateNode(content, inner) }
  }
}

extension View {
  /// Runs `action` when this view appears; it is cancelled when the view goes.
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs `action` when this view appears and whenever `value` has changed; what runs then is cancelled first.
  @preconcurrency
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

/// The node of a task.
///
/// Invariant: at most one task of this node has not been cancelled.
package final class TaskNode<ID: Equatable>: PassThroughNode {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?
  private var hasStarted = false

  package init(_ modifier: TaskModifier<ID>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    host.enqueueItems(self)
  }

  deinit { task?.cancel() }

  @MainActor
  package func receive(_ modifier: TaskModifier<ID>) {
    let isSame = modifier.id == self.modifier.id
    self.modifier = modifier
    if !isSame, hasStarted { start() }
  }

  override package func itemsDidChange() {
    host.enqueueItems(self)
    super.itemsDidChange()
  }

  @MainActor
  override package func collectItems() {
    let isThere = hasItems
    if isThere, !hasStarted {
      hasStarted = true
      start()
    } else if !isThere, hasStarted {
      hasStarted = false
      task?.cancel()
    }
  }

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
  private func start() {
    host.enqueueAction(
      self,
      .plain("task") { [weak self] in
        guard let self, self.hasStarted else { return }
        self.task?.cancel()
        let action = self.modifier.action
        // From the main actor, so that what never leaves it runs in an order that repeats.
        self.task = Task(priority: self.modifier.priority) { @MainActor in await action() }
      })
  }

  @MainActor
  override package func willRemove() {
    hasStarted = false
    task?.cancel()
  }
}
