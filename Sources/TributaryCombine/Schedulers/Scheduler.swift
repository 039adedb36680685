#if !canImport(Combine)
  import Dispatch

  /// A type that determines where and when work runs.
  public protocol Scheduler<SchedulerTimeType> {
    /// The type of points in time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// The type of options for running work.
    associatedtype SchedulerOptions

    /// The current time of the scheduler.
    var now: SchedulerTimeType { get }

    /// The minimum tolerance of scheduled times.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Schedules work to run as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Schedules work to run at a time.
    ///
    /// - Parameters:
    ///   - date: The time of the action, on the clock of the scheduler.
    ///   - tolerance: The permitted deviation of the time, in the unit of the scheduler.
    ///   - options: The options of the scheduler; `nil` for its defaults.
    ///   - action: A closure that runs on the scheduler.
    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void)

    /// Schedules work to run at a time and then repeatedly, until the returned object is canceled.
    ///
    /// - Parameters:
    ///   - date: The time of the action, on the clock of the scheduler.
    ///   - interval: The time between two runs, in the unit of the scheduler.
    ///   - tolerance: The permitted deviation of the time, in the unit of the scheduler.
    ///   - options: The options of the scheduler; `nil` for its defaults.
    ///   - action: A closure that runs on the scheduler.
    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
  }

  /// A duration that can be created from seconds and fractions of a second.
  public protocol SchedulerTimeIntervalConvertible {
    /// Returns a duration in whole seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns a duration in seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns a duration in milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns a duration in microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns a duration in nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
  }

  extension Scheduler {
    /// Schedules work to run as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Schedules work to run at a time, with the minimum tolerance.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
      schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Schedules work to run at a time, with a tolerance.
    ///
    /// - Parameters:
    ///   - date: The time of the action, on the clock of the scheduler.
    ///   - tolerance: The permitted deviation of the time, in the unit of the scheduler.
    ///   - action: A closure that runs on the scheduler.
    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
      schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Schedules work to run at a time and then repeatedly, until the returned object is canceled.
    ///
    /// - Parameters:
    ///   - date: The time of the action, on the clock of the scheduler.
    ///   - interval: The time between two runs, in the unit of the scheduler.
    ///   - action: A closure that runs on the scheduler.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Schedules work to run at a time and then repeatedly with a tolerance, until the returned object is canceled.
    ///
    /// - Parameters:
    ///   - date: The time of the action, on the clock of the scheduler.
    ///   - interval: The time between two runs, in the unit of the scheduler.
    ///   - tolerance: The permitted deviation of the time, in the unit of the scheduler.
    ///   - action: A closure that runs on the scheduler.
    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
  }

  extension Scheduler {
    /// Repeats work by scheduling each repetition separately, at whole intervals after the first.
    func repeating(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let isOver = Guarded(false)
      func next(at date: SchedulerTimeType) {
        schedule(after: date, tolerance: tolerance, options: options) {
          if isOver.withLock({ $0 }) { return }
          action()
          next(at: following(date, interval: interval))
        }
      }
      next(at: date)
      return AnyCancellable { isOver.withLock { $0 = true } }
    }

    /// Returns the time of the next repetition after a time. After a gap of more than a second, such as that of a
    /// suspended machine, the missed repetitions are omitted.
    func following(_ date: SchedulerTimeType, interval: SchedulerTimeType.Stride) -> SchedulerTimeType {
      let following = date.advanced(by: interval)
      return following.advanced(by: .seconds(1)) < now ? now.advanced(by: interval) : following
    }
  }

  /// A scheduler that may be that of the main thread, and then follows the clock of the running host.
  protocol MainBound {
    /// Whether the scheduler runs work on the main thread.
    var isMain: Bool { get }
  }

  extension MainBound {
    /// The clock that this scheduler follows, or `nil` for real time.
    var mainClock: (any MainClock)? { isMain ? MainClocks.current : nil }
  }

  /// Work that is transferred to another thread. The thread that created it does not run it.
  struct HandedWork: @unchecked Sendable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() { action() }
  }

  /// The host in which a pipeline was connected.
  ///
  /// The later work of the pipeline uses the same clock: a value from a test or another thread is delayed by the clock
  /// of the host that shows it.
  struct SchedulingContext: @unchecked Sendable {
    private weak var clock: (any MainClock)?

    /// Creates the place of the currently running code.
    init() { clock = MainQueue.isCurrent ? MainClocks.running : nil }

    /// Returns the time of a scheduler as read by code at this place.
    func now<S: Scheduler>(of scheduler: S) -> S.SchedulerTimeType {
      guard let clock, MainQueue.isCurrent, (scheduler as? any MainBound)?.isMain == true else { return scheduler.now }
      return MainClocks.whileRunning(clock) { scheduler.now }
    }

    /// Schedules work as if by code at this place.
    func perform<S: Scheduler>(on scheduler: S, _ body: @escaping (S) -> Void) {
      guard let clock, (scheduler as? any MainBound)?.isMain == true else { return body(scheduler) }
      if MainQueue.isCurrent { return MainClocks.whileRunning(clock) { body(scheduler) } }
      let work = HandedWork { MainClocks.whileRunning(clock) { body(scheduler) } }
      DispatchQueue.main.async { work.run() }
    }
  }

  /// A scheduler that runs all work immediately, regardless of its time.
  public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only point in time of this scheduler.
    public struct SchedulerTimeType: Strideable {
      public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
      public func advanced(by n: Stride) -> SchedulerTimeType { self }

      /// A duration, which is ignored.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable
      {
        /// The duration as a number without a unit.
        public var magnitude: Int

        /// Creates a duration of a magnitude.
        public init(_ value: Int) { magnitude = value }
        public init(integerLiteral value: Int) { magnitude = value }
        public init(floatLiteral value: Double) { magnitude = Int(value) }
        public init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
        public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
        public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
        public static func *= (a: inout Stride, b: Stride) { a = a * b }

        public static func seconds(_ s: Int) -> Stride { 0 }
        public static func seconds(_ s: Double) -> Stride { 0 }
        public static func milliseconds(_ ms: Int) -> Stride { 0 }
        public static func microseconds(_ us: Int) -> Stride { 0 }
        public static func nanoseconds(_ ns: Int) -> Stride { 0 }
      }
    }

    public typealias SchedulerOptions = Never

    /// The only scheduler of this type.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      action()
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      action()
      return Subscriptions.empty
    }
  }
#endif
