#if !canImport(Combine)
  extension Publishers {
    /// Sends the values of the publishers that a closure makes of values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
      public typealias Output = NewPublisher.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How many of the publishers are read at a time.
      public let maxPublishers: Subscribers.Demand
      /// Makes a publisher of a value.
      public let transform: (Upstream.Output) -> NewPublisher

      /// A publisher of what others send.
      public init(
        upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
      ) {
        self.upstream = upstream
        self.maxPublishers = maxPublishers
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let inner = InnerPublishers<NewPublisher, S>(subscriber, replaces: false)
        inner.begin(upstream.map(transform), maxPublishers)
      }
    }

    /// Sends the values of the newest of the publishers that come.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
      public typealias Output = P.Output
      public typealias Failure = P.Failure

      /// Where the publishers come from.
      public let upstream: Upstream

      /// A publisher of what the newest one sends.
      public init(upstream: Upstream) { self.upstream = upstream }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let inner = InnerPublishers<P, S>(subscriber, replaces: true)
        inner.begin(upstream, .unlimited)
      }
    }
  }

  extension Publisher {
    /// Sends the values of the publishers that a closure makes of values.
    public func flatMap<T, P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
      Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Sends the values of the publishers, which never fail, that a closure makes of values.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
      Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
        transform($0).setFailureType(to: Failure.self)
      }
    }
  }

  extension Publisher where Failure == Never {
    /// Sends the values of the publishers, which may fail, that a closure makes of values.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
      maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
      setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
  }

  extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the newest of the publishers that come.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
      Publishers.SwitchToLatest(upstream: self)
    }
  }

  extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the newest of the publishers, which may fail, that come.
    @_disfavoredOverload
    public func switchToLatest()
      -> Publishers.SwitchToLatest<
        Output, Publishers.SetFailureType<Self, Output.Failure>
      >
    {
      Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
  }
#endif
