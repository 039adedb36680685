#if !canImport(Combine)
  extension Publishers {
    /// Sends a value once no other one has come for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How long no other value may come.
      public let dueTime: Context.SchedulerTimeType.Stride
      /// Where they are handed on.
      public let scheduler: Context
      /// How.
      public let options: Context.SchedulerOptions?

      /// A publisher of values that nothing follows for some time.
      public init(
        upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?
      ) {
        self.upstream = upstream
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
      }

      /// Invariant: while a value waits, one piece of work is scheduled, for when the value was due when that was scheduled.
      ///
      /// Tested by `ClockTests`.
      private struct State {
        var value: Output?
        var due: Context.SchedulerTimeType?
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingPlace()
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
    /// Sends a value once no other one has come for some time.
    public func debounce<S: Scheduler>(
      for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
      Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
  }

  extension Publishers {
    /// Sends at most one value within some time, the first or the last of it.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The time.
      public let interval: Context.SchedulerTimeType.Stride
      /// Where they are handed on.
      public let scheduler: Context
      /// Whether the last value of the time is sent, not the first.
      public let latest: Bool

      /// A publisher of at most one value within some time.
      public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
        self.upstream = upstream
        self.interval = interval
        self.scheduler = scheduler
        self.latest = latest
      }

      /// Invariant: while `value` or `end` waits, work is scheduled that sends it.
      ///
      /// Tested by `ClockTests`.
      private struct State {
        var value: Output?
        /// The end comes with the value that waits.
        var end: Subscribers.Completion<Failure>?
        var next: Context.SchedulerTimeType?
        var isScheduled = false
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingPlace()
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
    /// Sends at most one value within some time: the last of it, or the first.
    public func throttle<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
      Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
  }
#endif
