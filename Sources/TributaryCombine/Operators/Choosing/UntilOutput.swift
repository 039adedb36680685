#if !canImport(Combine)
  extension Publishers {
    /// Sends values until another publisher sends one, then ends.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The publisher whose first value is the end; its own end means nothing.
      public let other: Other

      /// A publisher of values up to the first one of another publisher.
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

    /// Leaves out the values that come before the first one of another publisher.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The publisher whose first value is the beginning; without one its end is the end.
      public let other: Other

      /// A publisher of values from the first one of another publisher on.
      public init(upstream: Upstream, other: Other) {
        self.upstream = upstream
        self.other = other
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let hasBegun = Guarded(false)
        let outlet = Outlet(subscriber)
        let inlet = Inlet<Output, Failure>(
          value: { value in
            // In the place of one that is left out another one may come.
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
    /// Sends values until another publisher sends one, then ends.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
      Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out the values that come before the first one of another publisher.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
      Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
  }
#endif
