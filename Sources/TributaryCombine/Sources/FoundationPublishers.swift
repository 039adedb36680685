#if !canImport(Combine)
  public import Foundation

  extension NotificationCenter {
    /// A publisher of the notifications with the given name.
    public struct Publisher: TributaryCombine.Publisher, Equatable {
      public typealias Output = Notification
      public typealias Failure = Never

      /// The center that posts the notifications.
      public let center: NotificationCenter
      /// The name of the notifications.
      public let name: Notification.Name
      /// The object that posts the notifications, or `nil` for any object.
      public let object: AnyObject?

      /// Creates a publisher of notifications.
      ///
      /// - Parameters:
      ///   - center: The center that posts the notifications.
      ///   - name: The name of the notifications.
      ///   - object: The object that posts the notifications, or `nil` for any object.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
        let outlet = Outlet(subscriber, surplus: .isDropped)
        let center = HandedValue(center)
        let send = HandedValue<(Notification) -> Void>({ outlet.send($0) })
        let token = HandedValue(
          self.center.addObserver(forName: name, object: object, queue: nil) { send.value($0) })
        outlet.connect(.init(didCancel: { center.value.removeObserver(token.value) }))
      }

      public static func == (a: Publisher, b: Publisher) -> Bool {
        a.center === b.center && a.name == b.name && a.object === b.object
      }
    }

    /// Returns a publisher of the notifications with the given name, from one object or from any object.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }

  /// A value that is only forwarded.
  private struct HandedValue<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  extension Timer {
    /// A publisher that repeatedly sends the date, after a call to `connect()`.
    ///
    /// On the main run loop it follows the clock of the host whose code connects it, and otherwise real time.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
      public typealias Output = Date
      public typealias Failure = Never

      /// The time between two values, in seconds.
      public let interval: TimeInterval
      /// The maximum delay of a value, in seconds.
      public let tolerance: TimeInterval?
      /// The run loop on which values are sent.
      public let runLoop: RunLoop
      /// The mode of the run loop.
      public let mode: RunLoop.Mode
      /// The options of the run loop.
      public let options: RunLoop.SchedulerOptions?

      private let broadcast = Broadcast<Date, Never>()

      /// Creates a publisher of dates.
      ///
      /// - Parameters:
      ///   - interval: The time between two values, in seconds.
      ///   - tolerance: The maximum delay of a value, in seconds.
      ///   - runLoop: The run loop on which values are sent.
      ///   - mode: The mode of the run loop.
      ///   - options: The options of the run loop.
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

      /// A timer without an interval would block all other work.
      private static let shortestInterval = 0.000_1

      public func connect() -> any Cancellable {
        let step = RunLoop.SchedulerTimeType.Stride(interval > Self.shortestInterval ? interval : Self.shortestInterval)
        let (broadcast, runLoop) = (broadcast, runLoop)
        let isOver = Guarded(false)
        let place = SchedulingContext()
        func tick(at time: RunLoop.SchedulerTimeType, _ runLoop: RunLoop) {
          runLoop.schedule(after: time, tolerance: 0, options: nil) {
            if isOver.withLock({ $0 }) { return }
            // The next tick is scheduled first, so that a subscriber can cancel it when it receives this one.
            place.perform(on: runLoop) { tick(at: $0.following(time, interval: step), $0) }
            broadcast.send(.value(time.date))
          }
        }
        tick(at: runLoop.now.advanced(by: step), runLoop)
        return AnyCancellable { isOver.withLock { $0 = true } }
      }
    }

    /// Returns a publisher that repeatedly sends the date at an interval in seconds, after a call to `connect()`.
    ///
    /// - Parameters:
    ///   - interval: The time between two values, in seconds.
    ///   - tolerance: The permitted deviation, in seconds; `nil` for none.
    ///   - runLoop: The run loop that the timer is added to.
    ///   - mode: The mode of the run loop.
    ///   - options: The options of the scheduler. They have no effect.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
  }
#endif
