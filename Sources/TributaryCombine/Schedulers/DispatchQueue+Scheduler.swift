#if !canImport(Combine)
  public import Dispatch
  import Foundation

  extension DispatchQueue: Scheduler {
    /// A point in time of Dispatch.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
      /// The time as a `DispatchTime`.
      public var dispatchTime: DispatchTime {
        get { DispatchTime(uptimeNanoseconds: nanoseconds) }
        set { nanoseconds = newValue.uptimeNanoseconds }
      }

      private var nanoseconds: UInt64

      /// Creates a point in time from a `DispatchTime`.
      public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

      public func distance(to other: SchedulerTimeType) -> Stride {
        Stride(.nanoseconds(Int(clamping: Int64(clamping: other.nanoseconds) - Int64(clamping: nanoseconds))))
      }

      public func advanced(by n: Stride) -> SchedulerTimeType {
        let sum = Int64(clamping: nanoseconds).addingReportingOverflow(Int64(n.magnitude))
        let time = sum.overflow ? (n.magnitude > 0 ? Int64.max : 0) : max(0, sum.partialValue)
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(time)))
      }

      /// The difference between two times of a queue, in nanoseconds.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable
      {
        /// The duration in nanoseconds.
        public var magnitude: Int

        /// The duration as a `DispatchTimeInterval`.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Creates a duration from a `DispatchTimeInterval`.
        public init(_ timeInterval: DispatchTimeInterval) {
          switch timeInterval {
          case .seconds(let value): self = .seconds(value)
          case .milliseconds(let value): self = .milliseconds(value)
          case .microseconds(let value): self = .microseconds(value)
          case .nanoseconds(let value): magnitude = value
          case .never: magnitude = .max
          @unknown default: magnitude = .max
          }
        }

        private init(nanoseconds: Double) { magnitude = Int(wholeNanoseconds: nanoseconds) }

        public init(integerLiteral value: Int) { self = .seconds(value) }
        public init(floatLiteral value: Double) { self = .seconds(value) }
        public init?<T: BinaryInteger>(exactly source: T) {
          guard let value = Int(exactly: source) else { return nil }
          magnitude = value
        }

        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        public static func + (a: Stride, b: Stride) -> Stride { .nanoseconds(a.magnitude.addingSafely(b.magnitude)) }
        public static func - (a: Stride, b: Stride) -> Stride {
          .nanoseconds(a.magnitude.addingSafely(0 &- b.magnitude))
        }
        public static func * (a: Stride, b: Stride) -> Stride {
          Stride(nanoseconds: Double(a.magnitude) * Double(b.magnitude))
        }
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        public static func -= (a: inout Stride, b: Stride) { a = a - b }
        public static func *= (a: inout Stride, b: Stride) { a = a * b }

        public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: Double(s) * 1e9) }
        public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: s * 1e9) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: Double(ms) * 1e6) }
        public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: Double(us) * 1e3) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }
      }
    }

    /// Options for running work on a queue.
    public struct SchedulerOptions {
      /// The quality of service of the work.
      public var qos: DispatchQoS
      /// The flags of the work.
      public var flags: DispatchWorkItemFlags
      /// The group of the work.
      public var group: DispatchGroup?

      /// Creates options for running work on a queue.
      ///
      /// - Parameters:
      ///   - qos: The quality of service of the work.
      ///   - flags: The flags of the work.
      ///   - group: The group of the work.
      public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    /// The current time. On the main queue it is the time of the running host's clock.
    public var now: SchedulerTimeType {
      SchedulerTimeType(mainClock.map { DispatchTime(seconds: $0.seconds) } ?? .now())
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      if let mainClock { return mainClock.schedule(at: mainClock.seconds, action) }
      let work = HandedWork(action)
      async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.run() }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      if let mainClock { return mainClock.schedule(at: date.dispatchTime.seconds, action) }
      let work = HandedWork(action)
      asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
        work.run()
      }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      repeating(after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
  }

  extension DispatchQueue: MainBound {
    var isMain: Bool { MainQueue.isMain(self) }
  }

  /// The clock of a host is offset by one second, because Dispatch has no time 0.
  extension DispatchTime {
    fileprivate init(seconds: Double) {
      self.init(uptimeNanoseconds: UInt64(Int(wholeNanoseconds: (seconds + 1) * 1e9)))
    }

    fileprivate var seconds: Double { Double(uptimeNanoseconds) / 1e9 - 1 }
  }

  extension Int {
    /// Creates the nearest number of nanoseconds, clamped to the range of the type.
    fileprivate init(wholeNanoseconds value: Double) {
      let rounded = value.rounded()
      self = rounded.isNaN ? 0 : rounded >= 9.2e18 ? .max : rounded <= -9.2e18 ? .min + 1 : Int(rounded)
    }

    fileprivate func addingSafely(_ other: Int) -> Int {
      let (sum, overflows) = addingReportingOverflow(other)
      return overflows ? (other > 0 ? .max : .min + 1) : sum
    }
  }
#endif
