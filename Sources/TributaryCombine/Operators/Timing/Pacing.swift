#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends a value after a time without another value.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The time that must pass without another value.
      public let dueTime: Context.SchedulerTimeType.Stride
      /// The scheduler on which values are delivered.
      public let scheduler: Context
      /// The options of the scheduler.
      public let options: Context.SchedulerOptions?

      /// Creates a publisher that sends a value after a time without another value.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - dueTime: The time that must pass without another value.
      ///   - scheduler: The scheduler on which values are delivered.
      ///   - options: The options of the scheduler.
      public init(
        upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?
      ) {
        self.upstream = upstream
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
      }

      /// Invariant: while a value is pending, one piece of work is scheduled for the due time of the value that was
      /// pending when the work was scheduled.
      ///
      /// Tested by `ClockTests`.
      private struct State {
        var value: Output?
        var due: Context.SchedulerTimeType?
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingContext()
        let state = Guarded(State())
        let (dueTime, scheduler, options) = (dueTime, scheduler, options)
        let outlet = Outlet(subscriber, surplus: .isReplaced)
        func wait(until due: Context.SchedulerTimeType, _ scheduler: Context) {
          scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) {
            let (value, later): (Output?, Context.SchedulerTimeType?) = state.withLock { state in
              if let last = state.due, last > due { return (nil, last) }
              defer { state = State() }
              return (state.value, nil)
            }
            if let value { outlet.send(value) }
            if let later { place.perform(on: scheduler) { wait(until: later, $0) } }
          }
        }
        let inlet = Inlet<Output, Failure>(
          value: { value in
            place.perform(on: scheduler) { scheduler in
              let due = scheduler.now.advanced(by: dueTime)
              let old = state.withLock { state in
                let old = state
                state = State(value: value, due: due)
                return old
              }
              if old.due == nil { wait(until: due, scheduler) }
            }
            return .none
          },
          completion: { completion in
            let old = state.withLock { state in
              let old = state
              state.value = nil
              return old
            }
            withExtendedLifetime(old) {}
            place.perform(on: scheduler) { $0.schedule(options: options) { outlet.finish(completion) } }
          })
        outlet.connect(.init(didCancel: { inlet.cancel() }))
        inlet.request(.unlimited)
        upstream.subscribe(inlet)
      }
    }
  }

  extension Publisher {
    /// Sends a value after a time without another value.
    ///
    /// - Parameters:
    ///   - dueTime: The time without values after which the last value is published, in the unit of the scheduler.
    ///   - scheduler: The scheduler on which values are delivered.
    ///   - options: The options of the scheduler; `nil` for its defaults.
    public func debounce<S: Scheduler>(
      for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
      Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
  }

  extension Publishers {
    /// A publisher that sends at most one value per interval, either the first or the last.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The length of the interval.
      public let interval: Context.SchedulerTimeType.Stride
      /// The scheduler on which values are delivered.
      public let scheduler: Context
      /// Whether the last value of an interval is sent instead of the first.
      public let latest: Bool

      /// Creates a publisher that sends at most one value per interval.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - interval: The length of the interval.
      ///   - scheduler: The scheduler on which values are delivered.
      ///   - latest: Whether the last value of an interval is sent instead of the first.
      public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
        self.upstream = upstream
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
      }

      /// Invariant: while `value` or `end` is pending, work is scheduled that delivers it.
      ///
      /// Tested by `ClockTests`.
      private struct State {
        var value: Output?
        /// The completion, which is delivered with the pending value.
        var end: Subscribers.Completion<Failure>?
        var next: Context.SchedulerTimeType?
        var isScheduled = false
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingContext()
        let state = Guarded(State())
        let (interval, scheduler, latest) = (interval, scheduler, latest)
        let outlet = Outlet(subscriber, surplus: .isReplaced)
        let send = {
          let (value, end) = state.withLock { state in
            defer { state.value = nil }
            state.isScheduled = false
            return (state.value, state.end)
          }
          if let value { outlet.send(value) }
          if let end { outlet.finish(end) }
        }
        let inlet = Inlet<Output, Failure>(
          value: { value in
            place.perform(on: scheduler) { scheduler in
              let now = scheduler.now
              let (when, old): (Context.SchedulerTimeType?, Output?) = state.withLock { state in
                let old = state.value
                if latest || old == nil { state.value = value }
                if state.isScheduled { return (nil, old) }
                state.isScheduled = true
                let when = Swift.max(now, state.next ?? now)
                state.next = when.advanced(by: interval)
                return (when, old)
              }
              withExtendedLifetime(old) {}
              guard let when else { return }
              if when > now { scheduler.schedule(after: when, send) } else { scheduler.schedule(send) }
            }
            return .none
          },
          completion: { completion in
            place.perform(on: scheduler) { scheduler in
              let isScheduled = state.withLock { state in
                state.end = completion
                defer { state.isScheduled = true }
                return state.isScheduled
              }
              if !isScheduled { scheduler.schedule(send) }
            }
          })
        outlet.connect(.init(didCancel: { inlet.cancel() }))
        inlet.request(.unlimited)
        upstream.subscribe(inlet)
      }
    }
  }

  extension Publisher {
    /// Sends at most one value per interval: the last if `latest` is `true`, or else the first.
    ///
    /// - Parameters:
    ///   - interval: The time between two values, in the unit of the scheduler.
    ///   - scheduler: The scheduler on which values are delivered.
    ///   - latest: Whether the last value of an interval is published, instead of the first.
    public func throttle<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
      Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
  }
#endif
