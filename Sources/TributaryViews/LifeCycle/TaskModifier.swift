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
/// A task starts among the appearances, starts again among the changes and is cancelled among the disappearances, each time
/// in the place of its modifier. Its code runs up to the first suspension where that is, so that what it writes there is
/// in the first picture.
///
/// Invariant: at most one task of this node has not been cancelled.
package final class TaskNode<ID: Equatable>: PassThroughNode {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?
  private var hasStarted = false
  /// The id that the task was started for, or is about to be.
  private var startedID: ID

  package init(_ modifier: TaskModifier<ID>, _ inputs: NodeInputs) {
    self.modifier = modifier
    startedID = modifier.id
    super.init(inputs)
    host.enqueueItems(self)
  }

  deinit { task?.cancel() }

  @MainActor
  package func receive(_ modifier: TaskModifier<ID>) {
    self.modifier = modifier
    startAgainIfNeeded()
  }

  override package func itemsDidChange() {
    host.enqueueItems(self)
    super.itemsDidChange()
  }

  /// Starts the task when something has come to stand here, or cancels it. A withheld id is looked at again as well: this
  /// is asked for with the next frame that anything else changes.
  @MainActor
  override package func collectItems() {
    let isThere = hasItems
    if isThere, !hasStarted {
      hasStarted = true
      startedID = modifier.id
      host.enqueueAction(self, .plain("task") { [weak self] in self?.start() }, at: .appearance)
    } else if !isThere, hasStarted {
      finish()
    } else {
      startAgainIfNeeded()
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
  private func startAgainIfNeeded() {
    guard hasStarted, modifier.id != startedID else { return }
    let old = startedID
    startedID = modifier.id
    host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: "task(id:)", source: typeName(of: ID.self), location: nil, old: old, value: startedID,
          withhold: { [weak self] in self?.startedID = old },
          action: { [weak self] in self?.start() })),
      at: .change)
  }

  /// Cancels what runs, and starts the task.
  @MainActor
  private func start() {
    guard hasStarted else { return }
    task?.cancel()
    let action = modifier.action
    let tally = host.feedback.tasks
    tally.begin()
    // From the main actor, so that what never leaves it runs in an order that repeats.
    task = .startedAtOnce(priority: modifier.priority, in: host.feedback) { @MainActor in
      await action()
      tally.end()
    }
  }

  @MainActor
  private func finish() {
    hasStarted = false
    host.enqueueAction(self, .plain("task") { [self] in if !hasStarted { task?.cancel() } }, at: .disappearance)
  }

  @MainActor
  override package func willRemove() {
    if hasStarted { finish() }
  }
}

extension Task where Success == Void, Failure == Never {
  /// A task whose code runs here and now until it suspends, where the system can do that; else soon.
  @MainActor
  fileprivate static func startedAtOnce(
    priority: TaskPriority, in feedback: FeedbackGuard, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Self {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return Task(priority: priority, operation: operation)
    }
    guard let (cause, executor) = feedback.chain.follow() else {
      return Task.immediate(priority: priority, operation: operation)
    }
    return FeedbackCause.$current.withValue(cause) {
      Task.immediate(priority: priority, executorPreference: executor, operation: operation)
    }
  }
}
