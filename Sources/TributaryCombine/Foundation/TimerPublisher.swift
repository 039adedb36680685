#if !canImport(Combine)
  public import Foundation

  extension Timer {
    /// Sends the date again and again, once it is connected.
    ///
    /// On the main run loop it follows the clock of the host whose code connects it; else the time on the wall.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
      public typealias Output = Date
      public typealias Failure = Never

      /// Seconds between two values.
      public let interval: TimeInterval
      /// How much later a value may come, in seconds.
      public let tolerance: TimeInterval?
      /// The run loop that the values come on.
      public let runLoop: RunLoop
      /// The mode of the run loop.
      public let mode: RunLoop.Mode
      /// How the run loop is used.
      public let options: RunLoop.SchedulerOptions?

      private let broadcast = Broadcast<Date, Never>()

      /// A publisher of the date.
      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        broadcast.connect(subscriber, surplus: .isDropped)
      }

      /// A timer with no interval would never let anything else happen.
      private static let shortestInterval = 0.000_1

      public func connect() -> any Cancellable {
        let step = RunLoop.SchedulerTimeType.Stride(interval > Self.shortestInterval ? interval : Self.shortestInterval)
        let (broadcast, runLoop) = (broadcast, runLoop)
        let isOver = Guarded(false)
        let place = SchedulingPlace()
        func tick(at time: RunLoop.SchedulerTimeType, _ runLoop: RunLoop) {
          runLoop.schedule(after: time, tolerance: 0, options: nil) {
            if isOver.withLock({ $0 }) { return }
            // The next one first: who receives this one may cancel.
            place.perform(on: runLoop) { tick(at: time.advanced(by: step), $0) }
            broadcast.send(.value(time.date))
          }
        }
        tick(at: runLoop.now.advanced(by: step), runLoop)
        return AnyCancellable { isOver.withLock { $0 = true } }
      }
    }

    /// A publisher that sends the date again and again, every so many seconds, once it is connected.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
  }
#endif
