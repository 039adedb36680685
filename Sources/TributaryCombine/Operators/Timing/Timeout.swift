#if !canImport(Combine)
  extension Publishers {
    /// Ends if no value comes for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How long a value may be waited for.
      public let interval: Context.SchedulerTimeType.Stride
      /// Where they are handed on.
      public let scheduler: Context
      /// How.
      public let options: Context.SchedulerOptions?
      /// Makes the error to end with; `nil` for an end without one.
      public let customError: (() -> Failure)?

      /// A publisher that ends if no value comes for some time.
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

      /// Invariant: until `isOver`, work is scheduled for a time that is not after `due`.
      ///
      /// Tested by `TimingTests`.
      private struct State {
        var due: Context.SchedulerTimeType?
        var isOver = false
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingPlace()
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
    /// Ends if no value comes for some time.
    ///
    /// - Parameters:
    ///   - interval: How long a value may be waited for, from the subscription or the value before.
    ///   - customError: Makes the error to end with; `nil` for an end without one.
    public func timeout<S: Scheduler>(
      _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
      customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
      Publishers.Timeout(
        upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
  }

  extension Publishers {
    /// Sends the times between values, the first from the subscription on.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Context.SchedulerTimeType.Stride
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Whose time it is.
      public let scheduler: Context

      /// A publisher of the times between values.
      public init(upstream: Upstream, scheduler: Context) {
        self.upstream = upstream
        self.scheduler = scheduler
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingPlace()
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
    /// Sends the times between values, the first from the subscription on.
    public func measureInterval<S: Scheduler>(
      using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
      Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
  }
#endif
