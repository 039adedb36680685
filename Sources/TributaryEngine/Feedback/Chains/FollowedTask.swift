import Dispatch
import Synchronization

/// Follows a task that an action has started, from hop to hop: what the task does away from the main actor runs here.
///
///     main actor ──▶ yield ──▶ here ──▶ main actor        each step is asked for by the one before it
///     main actor ──▶ sleep ──▶ here … a timer ──▶ here    the last step comes from outside
///
/// So a task that only lets others go first is told from one that waits for a clock, a thread or the network, however busy
/// the machine is.
package final class FollowedTask: TaskExecutor {
  private let progress: TaskProgress

  package init(_ progress: TaskProgress) { self.progress = progress }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    progress.willRunStep(isFromOutside: DispatchQueue.getSpecific(key: Self.isFollowed) == nil)
    Self.queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      progress.didRunStep()
    }
  }

  private static let isFollowed = DispatchSpecificKey<Bool>()

  /// Where the steps run: as many at a time as the system lets.
  private static let queue: DispatchQueue = {
    let queue = DispatchQueue(label: "tributary.tasks", attributes: .concurrent)
    queue.setSpecific(key: isFollowed, value: true)
    // What the main queue asks for is asked for by views, or by who runs the frames.
    DispatchQueue.main.setSpecific(key: isFollowed, value: true)
    return queue
  }()
}
