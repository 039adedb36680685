#if !canImport(Combine)
  import Dispatch
  public import Foundation

  extension RunLoop: Scheduler {
    /// A date as a point in time.
    ///
    /// A time of a host's clock is stored relative to the start of that clock, because an absolute date has a precision
    /// of only 0.1 microseconds.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
      private var origin: Date
      private var seconds: TimeInterval

      /// The time as a `Date`.
      public var date: Date {
        get { origin.addingTimeInterval(seconds) }
        set { self = SchedulerTimeType(newValue) }
      }

      /// Creates a point in time from a date.
      public init(_ date: Date) {
        origin = Date(timeIntervalSinceReferenceDate: 0)
        seconds = date.timeIntervalSinceReferenceDate
      }

      /// Creates the current time of a clock.
      init(of clock: any MainClock) {
        origin = clock.startDate
        seconds = clock.seconds
      }

      /// Returns the time in seconds of a clock.
      func seconds(of clock: any MainClock) -> Double {
        origin == clock.startDate ? seconds : origin.timeIntervalSince(clock.startDate) + seconds
      }

      public func distance(to other: SchedulerTimeType) -> Stride {
        Stride(other.origin.timeIntervalSince(origin) + (other.seconds - seconds))
      }

      public func advanced(by n: Stride) -> SchedulerTimeType {
        var later = self
        later.seconds += n.magnitude
        return later
      }

      public static func == (a: SchedulerTimeType, b: SchedulerTimeType) -> Bool { a.distance(to: b) == 0 }

      public func hash(into hasher: inout Hasher) { hasher.combine(date) }

      /// The difference between two times of a run loop, in seconds.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable
      {
        /// The duration in seconds.
        public var magnitude: TimeInterval

        /// The duration in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a duration in seconds.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        public init?<T: BinaryInteger>(exactly source: T) {
          guard let value = TimeInterval(exactly: source) else { return nil }
          magnitude = value
        }

        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
        public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
        public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        public static func -= (a: inout Stride, b: Stride) { a = a - b }
        public static func *= (a: inout Stride, b: Stride) { a = a * b }

        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
      }
    }

    /// Options for running work on a run loop; empty.
    public struct SchedulerOptions {}

    /// The current date. On the main run loop it is the date of the running host's clock.
    public var now: SchedulerTimeType { mainClock.map { SchedulerTimeType(of: $0) } ?? SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      if let mainClock { return mainClock.schedule(at: mainClock.seconds, action) }
      let work = HandedWork(action)
      if isMain { return DispatchQueue.main.async { work.run() } }
      perform { work.run() }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      if let mainClock { return mainClock.schedule(at: date.seconds(of: mainClock), action) }
      let work = HandedWork(action)
      if isMain {
        return DispatchQueue.main.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { work.run() }
      }
      add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }, forMode: .default)
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      repeating(after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
  }

  extension RunLoop: MainBound {
    var isMain: Bool { self === RunLoop.main }
  }

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
