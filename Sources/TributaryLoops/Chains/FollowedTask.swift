import Dispatch
import Synchronization
@_spi(Engine) package import TributaryEngine

/// An executor that follows the steps of a task that an action started: the steps of the task outside the main actor
/// run here.
///
///     main actor ──▶ yield ──▶ here ──▶ main actor        the previous step enqueues each step
///     main actor ──▶ sleep ──▶ here … a timer ──▶ here    an external event enqueues the last step
///
/// This distinguishes a task that only yields from a task that waits for a clock, a thread, or the network, regardless
/// of the load of the machine.
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

  /// The concurrent queue that runs the steps.
  private static let queue: DispatchQueue = {
    let queue = DispatchQueue(label: "tributary.tasks", attributes: .concurrent)
    queue.setSpecific(key: isFollowed, value: true)
    // Work from the main queue originates from views, or from the code that runs the frames.
    DispatchQueue.main.setSpecific(key: isFollowed, value: true)
    return queue
  }()
}

/// The progress of a followed task.
///
/// The counters are atomics rather than values behind a lock: the thread sanitizer does not detect that threads that
/// wait for a `Mutex` are ordered.
package final class TaskProgress: Sendable {
  private let asked = Atomic(0)
  private let run = Atomic(0)
  private let cameFromOutside = Atomic(false)

  package init() {}

  /// Whether an event that the task did not enqueue itself has resumed it.
  package var hasWaited: Bool { cameFromOutside.load(ordering: .acquiring) }

  /// Whether the task has recorded steps.
  package var isKnown: Bool { asked.load(ordering: .acquiring) > 0 }

  /// Whether the task is ready to run and only waits for a thread.
  package var isRunnable: Bool {
    // The order of the reads matters: a step that ends in between has enqueued the next step before.
    let run = run.load(ordering: .acquiring)
    return asked.load(ordering: .acquiring) > run
  }

  package func willRunStep(isFromOutside: Bool) {
    if isFromOutside { cameFromOutside.store(true, ordering: .releasing) }
    asked.add(1, ordering: .acquiringAndReleasing)
  }

  package func didRunStep() { run.add(1, ordering: .acquiringAndReleasing) }
}

/// The action that started the current code. Tasks inherit it, regardless of their duration.
package struct FeedbackCause: Sendable {
  package let reader: LoopReaderID
  /// The reference to the host, which identifies it, and through which other hosts reach it while it exists.
  package let reference: HostReference
  /// The progress of the current task, if its steps are followed.
  package var progress: TaskProgress?

  package init(host: ViewGraph, reader: LoopReaderID) {
    self.reader = reader
    reference = host.reference
  }

  @TaskLocal package static var current: FeedbackCause?
}
