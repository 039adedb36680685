#if !canImport(Combine)
  import Dispatch
  public import Foundation

  extension OperationQueue: Scheduler {
    /// A date as a point in time.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// Options for running work on an operation queue; empty.
    public struct SchedulerOptions {}

    /// The current date. On the main queue it is the date of the running host's clock.
    public var now: SchedulerTimeType { mainClock.map { SchedulerTimeType(of: $0) } ?? SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      if let mainClock { return mainClock.schedule(at: mainClock.seconds, action) }
      let work = HandedWork(action)
      addOperation { work.run() }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      if let mainClock { return mainClock.schedule(at: date.seconds(of: mainClock), action) }
      let work = HandedWork { [self] in schedule(options: options, action) }
      DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { work.run() }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      repeating(after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
  }

  extension OperationQueue: MainBound {
    var isMain: Bool { self === OperationQueue.main }
  }
#endif
