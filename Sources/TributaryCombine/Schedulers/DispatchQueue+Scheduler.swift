#if !canImport(Combine)
  public import Dispatch
  import Foundation

  extension DispatchQueue: Scheduler {
    /// A time of the dispatcher's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable {
      /// The time.
      public var dispatchTime: DispatchTime {
        get { DispatchTime(uptimeNanoseconds: nanoseconds) }
        set { nanoseconds = newValue.uptimeNanoseconds }
      }

      private var nanoseconds: UInt64

      /// A time of the dispatcher's clock.
      public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

      public func distance(to other: SchedulerTimeType) -> Stride {
        Stride(.nanoseconds(Int(clamping: Int64(clamping: other.nanoseconds) - Int64(clamping: nanoseconds))))
      }

      public func advanced(by n: Stride) -> SchedulerTimeType {
        let sum = Int64(clamping: nanoseconds).addingReportingOverflow(Int64(n.magnitude))
        let time = sum.overflow ? (n.magnitude > 0 ? Int64.max : 0) : max(0, sum.partialValue)
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(time)))
      }

      /// A length of time.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable
      {
        /// Nanoseconds.
        public var magnitude: Int

        /// The length as the dispatcher has it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// A length as the dispatcher has it.
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

    /// How work runs on a queue.
    public struct SchedulerOptions {
      /// How important the work is.
      public var qos: DispatchQoS
      /// What else is said of it.
      public var flags: DispatchWorkItemFlags
      /// A group that it belongs to.
      public var group: DispatchGroup?

      /// How work runs on a queue.
      public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    /// The time: of the main queue that of the host whose code runs.
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

  /// The clock of a host begins a second after the dispatcher's, which has no time 0.
  extension DispatchTime {
    fileprivate init(seconds: Double) {
      self.init(uptimeNanoseconds: UInt64(Int(wholeNanoseconds: (seconds + 1) * 1e9)))
    }

    fileprivate var seconds: Double { Double(uptimeNanoseconds) / 1e9 - 1 }
  }

  extension Int {
    /// The nearest number of nanoseconds; the last there is for what is beyond it.
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
