#if !canImport(Combine)
  public import Foundation

  extension NotificationCenter {
    /// Sends the notifications of a name.
    public struct Publisher: TributaryCombine.Publisher, Equatable {
      public typealias Output = Notification
      public typealias Failure = Never

      /// Where the notifications are posted.
      public let center: NotificationCenter
      /// Their name.
      public let name: Notification.Name
      /// The object that they come from; `nil` for any.
      public let object: AnyObject?

      /// A publisher of notifications.
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

    /// A publisher of the notifications of a name, of one object or of any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }

  /// A value that is only handed on.
  private struct HandedValue<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

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
