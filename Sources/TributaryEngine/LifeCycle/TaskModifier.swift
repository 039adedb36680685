import Synchronization

/// Runs asynchronous work for as long as a view is there. On a list of views it runs once for the whole list.
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

extension Task where Success == Void, Failure == Never {
  /// A task whose code runs here and now until it suspends, where the system can do that; else soon.
  @MainActor
  static func startedAtOnce(
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

/// How many tasks of a host have been started and have not ended yet; read by what plays scripts.
package final class TaskCounter: Sendable {
  private let count = Atomic(0)

  package init() {}

  package var running: Int { count.load(ordering: .acquiring) }

  package func begin() { count.add(1, ordering: .acquiringAndReleasing) }

  package func end() { count.subtract(1, ordering: .acquiringAndReleasing) }
}
