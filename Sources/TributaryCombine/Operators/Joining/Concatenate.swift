#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends the values of one publisher, followed by those of another after the first has finished.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
      public typealias Output = Suffix.Output
      public typealias Failure = Suffix.Failure

      /// The publisher whose values are sent first.
      public let prefix: Prefix
      /// The publisher whose values follow.
      public let suffix: Suffix

      /// Creates a publisher of the values of two publishers in succession.
      public init(prefix: Prefix, suffix: Suffix) {
        self.prefix = prefix
        self.suffix = suffix
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let succession = Succession(subscriber)
        let suffix = suffix
        succession.follow(prefix) { completion in
          if case .failure = completion { return succession.finish(completion) }
          succession.follow(suffix) { succession.finish($0) }
        }
      }
    }
  }

  extension Publisher {
    /// Sends the given values before those of this publisher.
    public func prepend(
      _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    /// Sends the elements of a sequence before the values of this publisher.
    public func prepend<S: Swift.Sequence>(
      _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
      Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
    }

    /// Sends the values of another publisher before those of this publisher.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Failure == Failure, P.Output == Output {
      Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends the given values after those of this publisher.
    public func append(
      _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    /// Sends the elements of a sequence after the values of this publisher.
    public func append<S: Swift.Sequence>(
      _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
      Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher after those of this publisher.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Failure == Failure, P.Output == Output {
      Publishers.Concatenate(prefix: self, suffix: publisher)
    }
  }

  extension Publishers {
    /// A publisher that sends a default value if its upstream finishes without a value.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The value that is sent if the upstream publisher finishes without a value.
      public let output: Upstream.Output

      /// Creates a publisher that sends at least one value.
      public init(upstream: Upstream, output: Output) {
        self.upstream = upstream
        self.output = output
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let isEmpty = Guarded(true)
        let outlet = Outlet(subscriber)
        let output = output
        let inlet = Inlet<Output, Failure>(
          value: { value in
            isEmpty.withLock { $0 = false }
            outlet.send(value)
            return .none
          },
          completion: { completion in
            if case .finished = completion, isEmpty.withLock({ $0 }) { outlet.send(output) }
            outlet.finish(completion)
          })
        outlet.connect(.init(didRequest: { inlet.request($0) }, didCancel: { inlet.cancel() }))
        upstream.subscribe(inlet)
      }
    }
  }

  extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

  extension Publisher {
    /// Sends a default value if this publisher finishes without a value.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
      Publishers.ReplaceEmpty(upstream: self, output: output)
    }
  }
#endif
