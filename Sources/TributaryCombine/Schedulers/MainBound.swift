#if !canImport(Combine)
  import Dispatch

  /// A scheduler that may be that of the main thread, and then follows the clock of the host whose code runs.
  protocol MainBound {
    /// Whether its work runs on the main thread.
    var isMain: Bool { get }
  }

  extension MainBound {
    /// The clock that this scheduler follows; `nil` for the time on the wall.
    var mainClock: (any MainClock)? { isMain ? MainClocks.current : nil }
  }

  /// Work that is handed to another thread as a whole: whoever made it does not run it any more.
  struct HandedWork: @unchecked Sendable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() { action() }
  }

  /// Where a pipe was connected, so that its later work meets the same clock: a value that comes from a test, or from another
  /// thread, is delayed by the clock of the host that shows it.
  struct SchedulingPlace: @unchecked Sendable {
    private weak var clock: (any MainClock)?

    /// The place where code runs now.
    init() { clock = MainQueue.isCurrent ? MainClocks.running : nil }

    /// The time of a scheduler as code at this place would read it.
    func now<S: Scheduler>(of scheduler: S) -> S.SchedulerTimeType {
      guard let clock, MainQueue.isCurrent, (scheduler as? any MainBound)?.isMain == true else { return scheduler.now }
      return MainClocks.whileRunning(clock) { scheduler.now }
    }

    /// Schedules work as code at this place would.
    func perform<S: Scheduler>(on scheduler: S, _ body: @escaping (S) -> Void) {
      guard let clock, (scheduler as? any MainBound)?.isMain == true else { return body(scheduler) }
      if MainQueue.isCurrent { return MainClocks.whileRunning(clock) { body(scheduler) } }
      let work = HandedWork { MainClocks.whileRunning(clock) { body(scheduler) } }
      DispatchQueue.main.async { work.run() }
    }
  }
#endif
