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

/// How far a followed task has come.
///
/// Atomics rather than a lock: the thread sanitizer does not see that threads which wait for a `Mutex` follow each other.
package final class TaskProgress: Sendable {
  private let asked = Atomic(0)
  private let run = Atomic(0)
  private let cameFromOutside = Atomic(false)

  package init() {}

  /// Whether the task went on because of something that it had not asked for itself.
  package var hasWaited: Bool { cameFromOutside.load(ordering: .acquiring) }

  /// Whether every step of the task was seen, and there were some.
  package var isKnown: Bool { asked.load(ordering: .acquiring) > 0 }

  /// Whether the task could go on and waits for a thread only.
  package var isRunnable: Bool {
    // In this order: a step that ends meanwhile has asked for the next one before.
    let run = run.load(ordering: .acquiring)
    return asked.load(ordering: .acquiring) > run
  }

  package func willRunStep(isFromOutside: Bool) {
    if isFromOutside { cameFromOutside.store(true, ordering: .releasing) }
    asked.add(1, ordering: .acquiringAndReleasing)
  }

  package func didRunStep() { run.add(1, ordering: .acquiringAndReleasing) }
}

/// The action that the code that runs now was started by. Tasks inherit it, however long they run.
package struct FeedbackCause: Sendable {
  package let host: ObjectIdentifier
  package let reader: LoopReaderID
  /// The reference to the host, which other hosts use to reach it while it exists.
  package let reference: HostReference
  /// The task that runs, if each of its steps is followed.
  package var progress: TaskProgress?

  package init(host: ViewGraph, reader: LoopReaderID) {
    self.host = ObjectIdentifier(host)
    self.reader = reader
    reference = host.reference
  }

  @TaskLocal package static var current: FeedbackCause?
}
