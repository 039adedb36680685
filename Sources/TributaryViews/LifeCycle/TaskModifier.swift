import Synchronization
import TributaryDiagnostics
@_spi(Engine) public import TributaryEngine

/// A modifier that runs an asynchronous task while its content is visible; once for the whole content of a list of
/// views.
@_documentation(visibility: internal)
public struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: PassThroughModifier {
  public typealias Body = Never

  package static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TaskNode<ID> {
    TaskNode(modifier.pointee, inputs)
  }

  package static func updateNode(_ modifier: UnsafePointer<Self>, _ node: TaskNode<ID>) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Runs an asynchronous action when this view appears, and cancels it when the view is removed.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The asynchronous closure to run.
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs an asynchronous action when this view appears and whenever a value has changed. The previous task is canceled
  /// first.
  ///
  /// - Parameters:
  ///   - value: The value whose changes restart the task.
  ///   - priority: The priority of the task.
  ///   - action: The asynchronous closure to run.
  @preconcurrency
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

extension Task where Success == Void, Failure == Never {
  /// Returns a task that runs synchronously until its first suspension, if the system supports it, and otherwise starts
  /// soon.
  @MainActor
  static func startedAtOnce(
    priority: TaskPriority, in host: ViewGraph, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Self {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return Task(priority: priority, operation: operation)
    }
    return host.supervisor?.startTask(priority: priority, operation)
      ?? Task.immediate(priority: priority, operation: operation)
  }
}

/// The number of running tasks of a host, which script playback reads.
package final class TaskCounter: HostFeature, Sendable {
  package static let slot = FeatureSlot()

  private let count = Atomic(0)

  package init(of host: ViewGraph) {}

  package var running: Int { count.load(ordering: .acquiring) }

  package func begin() { count.add(1, ordering: .acquiringAndReleasing) }

  package func end() { count.subtract(1, ordering: .acquiringAndReleasing) }
}

/// The node of a task.
///
/// A task is started among the appearances, restarted among the changes and canceled among the disappearances, each
/// time in the order of its modifier. It runs synchronously up to its first suspension, so that its writes before that
/// are part of the first frame.
///
/// Invariant: at most one task of this node is not canceled.
///
/// By construction: one property contains the task, and every replacement cancels the previous task.
package final class TaskNode<ID: Equatable>: PassThroughNode {
  private var modifier: TaskModifier<ID>
  private var task: Task<Void, Never>?
  private var hasStarted = false
  /// The id for which the task was started or is about to be started.
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
    restartIfNeeded()
  }

  override package func itemsDidChange(in list: ViewNode?) {
    host.enqueueItems(self)
    super.itemsDidChange(in: list)
  }

  /// Starts the task after items were inserted, or cancels it after their removal.
  ///
  /// A withheld id is also checked again. The method is called in the next frame in which another value changes.
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
      restartIfNeeded()
    }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    // Rows are inserted and removed during layout, so their content is checked afterward.
    if !changes.isDisjoint(with: [.activity, .sight]) { host.enqueueItems(self) }
    if changes.contains(.concealment) { collectItems() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  private func restartIfNeeded() {
    guard hasStarted, modifier.id != startedID else { return }
    let old = startedID
    startedID = modifier.id
    host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: .taskID, source: valueTypeName(of: ID.self), location: nil, old: old, value: startedID,
          withhold: { [weak self] in self?.startedID = old },
          action: { [weak self] in self?.start() })),
      at: .change)
  }

  /// Cancels the running task, and starts another one.
  @MainActor
  private func start() {
    guard hasStarted else { return }
    task?.cancel()
    let action = modifier.action
    let counter = TaskCounter.of(host)
    counter.begin()
    // The task starts on the main actor, so that code that never leaves it runs in a reproducible order.
    task = .startedAtOnce(priority: modifier.priority, in: host) { @MainActor in
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
