#if !canImport(Combine)
  extension Publishers {
    /// A publisher that completes if its upstream sends no value within a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The maximum time without a value.
      public let interval: Context.SchedulerTimeType.Stride
      /// The scheduler on which values are delivered.
      public let scheduler: Context
      /// The options of the scheduler.
      public let options: Context.SchedulerOptions?
      /// A closure that returns the error, or `nil` to finish without an error.
      public let customError: (() -> Failure)?

      /// Creates a publisher that completes if no value is sent within a time.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - interval: The maximum time without a value.
      ///   - scheduler: The scheduler on which values are delivered.
      ///   - options: The options of the scheduler.
      ///   - customError: A closure that returns the error, or `nil` to finish without an error.
      public init(
        upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?, customError: (() -> Failure)?
      ) {
        self.upstream = upstream
        self.interval = interval
        self.scheduler = scheduler
        self.options = options
        self.customError = customError
      }

      /// Invariant: until `isOver` is `true`, work is scheduled for a time that is not later than `due`.
      ///
      /// Tested by `TimingTests`.
      private struct State {
        var due: Context.SchedulerTimeType?
        var isOver = false
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingContext()
        let state = Guarded(State())
        let (interval, scheduler, options, customError) = (interval, scheduler, options, customError)
        let outlet = Outlet(subscriber)
        let inlet = Inlet<Output, Failure>(
          value: { value in
            place.perform(on: scheduler) { scheduler in
              let due = scheduler.now.advanced(by: interval)
              if state.withLock({ state in
                state.due = due
                return state.isOver
              }) {
                return
              }
              scheduler.schedule(options: options) { outlet.send(value) }
            }
            return .none
          },
          completion: { completion in
            state.withLock { $0.isOver = true }
            place.perform(on: scheduler) { $0.schedule(options: options) { outlet.finish(completion) } }
          })
        func wait(until due: Context.SchedulerTimeType, _ scheduler: Context) {
          scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) {
            let later: Context.SchedulerTimeType?? = state.withLock { state in
              if state.isOver { return .none }
              if let last = state.due, last > due { return .some(last) }
              state.isOver = true
              return .some(nil)
            }
            guard let later else { return }
            if let later { return place.perform(on: scheduler) { wait(until: later, $0) } }
            inlet.cancel()
            outlet.finish(customError.map { .failure($0()) } ?? .finished)
          }
        }
        outlet.connect(
          .init(
            didRequest: { inlet.request($0) },
            didCancel: {
              state.withLock { $0.isOver = true }
              inlet.cancel()
            }))
        place.perform(on: scheduler) { wait(until: $0.now.advanced(by: interval), $0) }
        upstream.subscribe(inlet)
      }
    }
  }

  extension Publisher {
    /// Completes if this publisher sends no value within a time.
    ///
    /// - Parameters:
    ///   - interval: The maximum time since the subscription or the previous value.
    ///   - scheduler: The scheduler on which values are delivered.
    ///   - options: The options of the scheduler; `nil` for its defaults.
    ///   - customError: Returns the error, or `nil` to finish without an error.
    public func timeout<S: Scheduler>(
      _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
      customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
      Publishers.Timeout(
        upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
  }

  extension Publishers {
    /// A publisher that sends the time since the previous value, or since the subscription for the first value.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Context.SchedulerTimeType.Stride
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The scheduler whose time is measured.
      public let scheduler: Context

      /// Creates a publisher of the times between values.
      public init(upstream: Upstream, scheduler: Context) {
        self.upstream = upstream
        self.scheduler = scheduler
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingContext()
        let scheduler = scheduler
        let last = Guarded(place.now(of: scheduler))
        upstream.subscribe(
          Relay<Upstream.Output, Failure, S>(subscriber) { _ in
            let now = place.now(of: scheduler)
            return .pass(
              last.withLock { last in
                defer { last = now }
                return last.distance(to: now)
              })
          })
      }
    }
  }

  extension Publisher {
    /// Sends the time since the previous value, or since the subscription for the first value.
    public func measureInterval<S: Scheduler>(
      using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
      Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
  }
#endif
