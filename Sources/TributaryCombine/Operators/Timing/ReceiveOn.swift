#if !canImport(Combine)
  extension Publishers {
    /// Hands everything on where and when a scheduler says.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Where they are handed on.
      public let scheduler: Context
      /// How.
      public let options: Context.SchedulerOptions?

      /// A publisher that hands on by a scheduler.
      public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.upstream = upstream
        self.scheduler = scheduler
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingPlace()
        let (scheduler, options) = (scheduler, options)
        upstream.subscribeLater(subscriber) { work in
          place.perform(on: scheduler) { $0.schedule(options: options, work) }
        }
      }
    }

    /// Hands everything on some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How much later.
      public let interval: Context.SchedulerTimeType.Stride
      /// How exactly.
      public let tolerance: Context.SchedulerTimeType.Stride
      /// Where they are handed on.
      public let scheduler: Context
      /// How.
      public let options: Context.SchedulerOptions?

      /// A publisher that hands on later.
      public init(
        upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
        scheduler: Context, options: Context.SchedulerOptions? = nil
      ) {
        self.upstream = upstream
        self.interval = interval
        self.tolerance = tolerance
        self.scheduler = scheduler
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingPlace()
        let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
        upstream.subscribeLater(subscriber) { work in
          place.perform(on: scheduler) {
            $0.schedule(after: $0.now.advanced(by: interval), tolerance: tolerance, options: options, work)
          }
        }
      }
    }

    /// Subscribes where and when a scheduler says.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Where it is subscribed to.
      public let scheduler: Context
      /// How.
      public let options: Context.SchedulerOptions?

      /// A publisher that is subscribed to by a scheduler.
      public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.upstream = upstream
        self.scheduler = scheduler
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let (upstream, options) = (upstream, options)
        SchedulingPlace().perform(on: scheduler) { $0.schedule(options: options) { upstream.subscribe(subscriber) } }
      }
    }
  }

  extension Publisher {
    /// Subscribes with a subscriber that everything reaches when `schedule` has it run, in the order in which it came.
    fileprivate func subscribeLater<S: Subscriber>(
      _ subscriber: S, _ schedule: @escaping (@escaping () -> Void) -> Void
    ) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>(
        value: { value in
          schedule { outlet.send(value) }
          return .none
        },
        completion: { completion in schedule { outlet.finish(completion) } })
      outlet.connect(.init(didRequest: { inlet.request($0) }, didCancel: { inlet.cancel() }))
      subscribe(inlet)
    }

    /// Hands everything on where and when a scheduler says.
    public func receive<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
      Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Hands everything on some time later.
    public func delay<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
      options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
      Publishers.Delay(
        upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
        options: options)
    }

    /// Subscribes where and when a scheduler says.
    public func subscribe<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
      Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
  }
#endif
