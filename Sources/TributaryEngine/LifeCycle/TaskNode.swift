import TributaryFeedback

/// The node of a task.
///
/// A task starts among the appearances, starts again among the changes and is cancelled among the disappearances, each time
/// in the place of its modifier. Its code runs up to the first suspension where that is, so that what it writes there is
/// in the first picture.
///
/// Invariant: at most one task of this node has not been cancelled.
///
/// By construction: one property holds the task, and whoever replaces it cancels what it held.
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
  package func update(_ modifier: TaskModifier<ID>) {
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
      host.enqueueAction(self, .plain(.other("task")) { [weak self] in self?.start() }, at: .appearance)
    } else if !isThere, hasStarted {
      finish()
    } else {
      startAgainIfNeeded()
    }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    // Rows come and go while layout goes on: what stands in them is asked when it is over.
    if !changes.isDisjoint(with: [.activity, .sight]) { host.enqueueItems(self) }
    if changes.contains(.concealment) { collectItems() }
    super.surroundingsDidChange(changes)
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
          reader: .taskID, source: typeName(of: ID.self), location: nil, old: old, value: startedID,
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
    let counter = host.feedback.tasks
    counter.begin()
    // From the main actor, so that what never leaves it runs in an order that repeats.
    task = .startedAtOnce(priority: modifier.priority, in: host.feedback) { @MainActor in
      await action()
      counter.end()
    }
  }

  @MainActor
  private func finish() {
    hasStarted = false
    host.enqueueAction(self, .plain(.other("task")) { [self] in if !hasStarted { task?.cancel() } }, at: .disappearance)
  }

  @MainActor
  override package func willRemove() {
    if hasStarted { finish() }
  }
}
