#if !canImport(Combine)
  extension Publishers {
    /// A publisher that delivers values and the completion on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The scheduler on which values are delivered.
      public let scheduler: Context
      /// The options of the scheduler.
      public let options: Context.SchedulerOptions?

      /// Creates a publisher that delivers on a scheduler.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - scheduler: The scheduler on which values are delivered.
      ///   - options: The options of the scheduler.
      public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.upstream = upstream
        self.scheduler = scheduler
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let place = SchedulingContext()
        let (scheduler, options) = (scheduler, options)
        upstream.subscribeLater(subscriber) { work in
          place.perform(on: scheduler) { $0.schedule(options: options, work) }
        }
      }
    }

    /// A publisher that delivers values and the completion after a delay.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The length of the delay.
      public let interval: Context.SchedulerTimeType.Stride
      /// The allowed deviation from the delay.
      public let tolerance: Context.SchedulerTimeType.Stride
      /// The scheduler on which values are delivered.
      public let scheduler: Context
      /// The options of the scheduler.
      public let options: Context.SchedulerOptions?

      /// Creates a publisher that delivers after a delay.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - interval: The length of the delay.
      ///   - tolerance: The allowed deviation from the delay.
      ///   - scheduler: The scheduler on which values are delivered.
      ///   - options: The options of the scheduler.
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
        let place = SchedulingContext()
        let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
        upstream.subscribeLater(subscriber) { work in
          place.perform(on: scheduler) {
            $0.schedule(after: $0.now.advanced(by: interval), tolerance: tolerance, options: options, work)
          }
        }
      }
    }

    /// A publisher that subscribes to its upstream on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The scheduler on which the subscription occurs.
      public let scheduler: Context
      /// The options of the scheduler.
      public let options: Context.SchedulerOptions?

      /// Creates a publisher that subscribes on a scheduler.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - scheduler: The scheduler on which the subscription occurs.
      ///   - options: The options of the scheduler.
      public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.upstream = upstream
        self.scheduler = scheduler
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let (upstream, options) = (upstream, options)
        SchedulingContext().perform(on: scheduler) { $0.schedule(options: options) { upstream.subscribe(subscriber) } }
      }
    }
  }

  extension Publisher {
    /// Subscribes with a subscriber that receives all events when `schedule` runs the work, in order of arrival.
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

    /// Delivers values and the completion on a scheduler.
    public func receive<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
      Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and the completion after a delay.
    ///
    /// - Parameters:
    ///   - interval: The delay, in the unit of the scheduler.
    ///   - tolerance: The permitted deviation of the delay, in the unit of the scheduler; `nil` for the scheduler's
    ///     minimum.
    ///   - scheduler: The scheduler on which values are delivered.
    ///   - options: The options of the scheduler; `nil` for its defaults.
    public func delay<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
      options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
      Publishers.Delay(
        upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
        options: options)
    }

    /// Subscribes to this publisher on a scheduler.
    public func subscribe<S: Scheduler>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
      Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
  }
#endif
