#if !canImport(Combine)
  import Dispatch

  /// Where and when work runs.
  public protocol Scheduler<SchedulerTimeType> {
    /// Points in time of this scheduler.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// What can be said about how work runs.
    associatedtype SchedulerOptions

    /// The time.
    var now: SchedulerTimeType { get }

    /// How exact times can be.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs work soon.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs work at a time.
    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void)

    /// Runs work at a time, and again and again, until the answer is cancelled.
    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
  }

  /// A length of time that is told in seconds and parts of them.
  public protocol SchedulerTimeIntervalConvertible {
    /// So many seconds.
    static func seconds(_ s: Int) -> Self
    /// So many seconds.
    static func seconds(_ s: Double) -> Self
    /// So many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// So many millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// So many thousand-millionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
  }

  extension Scheduler {
    /// Runs work soon.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs work at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
      schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs work at a time.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
      schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs work at a time, and again and again, until the answer is cancelled.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs work at a time, and again and again, until the answer is cancelled.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
  }

  extension Scheduler {
    /// Repeats work by scheduling it again each time, at whole intervals after the first.
    func repeating(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let isOver = Guarded(false)
      func next(at date: SchedulerTimeType) {
        schedule(after: date, tolerance: tolerance, options: options) {
          if isOver.withLock({ $0 }) { return }
          action()
          next(at: date.advanced(by: interval))
        }
      }
      next(at: date)
      return AnyCancellable { isOver.withLock { $0 = true } }
    }
  }

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
