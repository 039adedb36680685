@_spi(Engine) public import TributaryEngine
import Synchronization

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
