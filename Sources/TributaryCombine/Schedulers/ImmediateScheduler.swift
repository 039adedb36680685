#if !canImport(Combine)
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

        /// Creates a duration.
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

    /// The shared scheduler.
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
