#if !canImport(Combine)
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
#endif
