#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends values until another publisher sends a value, and then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The publisher whose first value ends this publisher. Its completion has no effect.
      public let other: Other

      /// Creates a publisher of the values before the first value of another publisher.
      public init(upstream: Upstream, other: Other) {
        self.upstream = upstream
        self.other = other
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber)
        let stop = Inlet<Other.Output, Other.Failure>(
          value: { [weak outlet] _ in
            outlet?.stop()
            return .none
          }, completion: { _ in })
        let inlet = Inlet<Output, Failure>(
          value: { value in
            outlet.send(value)
            return .none
          },
          completion: { completion in
            stop.cancel()
            outlet.finish(completion)
          })
        outlet.connect(
          .init(
            didRequest: { inlet.request($0) },
            didCancel: {
              inlet.cancel()
              stop.cancel()
            }))
        stop.request(.max(1))
        other.subscribe(stop)
        if outlet.isOpen { upstream.subscribe(inlet) }
      }
    }

    /// A publisher that drops values until another publisher sends a value.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The publisher after whose first value this publisher sends values. If it completes without a value, this
      /// publisher completes, too.
      public let other: Other

      /// Creates a publisher of the values after the first value of another publisher.
      public init(upstream: Upstream, other: Other) {
        self.upstream = upstream
        self.other = other
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let hasBegun = Guarded(false)
        let outlet = Outlet(subscriber)
        let inlet = Inlet<Output, Failure>(
          value: { value in
            // A dropped value does not count against the demand.
            guard hasBegun.withLock({ $0 }) else { return .max(1) }
            outlet.send(value)
            return .none
          }, completion: { [weak outlet] completion in outlet?.stop(completion) })
        let start = Inlet<Other.Output, Failure>(
          value: { _ in
            hasBegun.withLock { $0 = true }
            return .none
          },
          completion: { [weak outlet] completion in
            if !hasBegun.withLock({ $0 }) { outlet?.stop(completion) }
          })
        outlet.connect(
          .init(
            didRequest: { inlet.request($0) },
            didCancel: {
              inlet.cancel()
              start.cancel()
            }))
        start.request(.max(1))
        other.subscribe(start)
        if outlet.isOpen { upstream.subscribe(inlet) }
      }
    }
  }

  extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
  extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

  extension Publisher {
    /// Sends values until another publisher sends a value, and then finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
      Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Drops values until another publisher sends a value.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
      Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
  }
#endif
