#if !canImport(Combine)
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
