#if !canImport(Combine)
  extension Publishers {
    /// A publisher that sends the values in a range of indices, and then finishes.
    public struct Output<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The indices of the values to send, from 0.
      public let range: CountableRange<Int>

      /// Creates a publisher of the values in a range of indices.
      public init(upstream: Upstream, range: CountableRange<Int>) {
        self.upstream = upstream
        self.range = range
      }

      var initialMemory: Int { 0 }

      func step(_ value: Upstream.Output, _ memory: inout Int) -> RunningStep<Upstream.Output, Failure> {
        defer { memory += 1 }
        if memory < range.lowerBound { return .skip }
        if memory >= range.upperBound { return .end(.finished) }
        return memory == range.upperBound - 1 ? .passLast(value) : .pass(value)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
        if range.isEmpty {
          Empty<Upstream.Output, Failure>().subscribe(subscriber)
        } else {
          relay(to: subscriber) { $0 }
        }
      }
    }

    /// A publisher that sends values as long as they satisfy a condition, and then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Output) -> Bool

      /// Creates a publisher of initial values that satisfy a condition.
      public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(Relay<Output, Failure, S>(subscriber) { predicate($0) ? .pass($0) : .end(.finished) })
      }
    }

    /// A publisher that sends the first value that satisfies a condition, and then finishes.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Output) -> Bool

      /// Creates a publisher of the first value that satisfies a condition.
      public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.subscribe(Relay<Output, Failure, S>(subscriber) { predicate($0) ? .passLast($0) : .skip })
      }
    }
  }

  extension Publisher {
    /// Sends at most the given number of values, and then finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
      Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength))
    }

    /// Sends values as long as they satisfy a condition, and then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
      Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends the first value, and then finishes.
    public func first() -> Publishers.FirstWhere<Self> { Publishers.FirstWhere(upstream: self) { _ in true } }

    /// Sends the first value that satisfies a condition, and then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
      Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the value at an index, and then finishes.
    public func output(at index: Int) -> Publishers.Output<Self> {
      Publishers.Output(upstream: self, range: Swift.max(0, index)..<Swift.max(0, index) + 1)
    }
  }

  extension Publishers {
    /// A publisher that sends values as long as they satisfy a condition, and fails if the condition throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Upstream.Output) throws -> Bool

      /// Creates a publisher of initial values that satisfy a condition.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - predicate: The condition that each value is tested against. The publisher fails with an error that the
      ///     closure throws.
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let predicate = predicate
        upstream.subscribe(
          Relay<Output, Upstream.Failure, S>(
            subscriber, step: throwing { try predicate($0) ? .pass($0) : .end(.finished) },
            completion: { $0.mapError { $0 } }))
      }
    }
  }

  extension Publisher {
    /// Sends values as long as they satisfy a condition, and fails if the condition throws.
    ///
    /// - Parameter predicate: A closure that returns whether a value satisfies the condition. The publisher fails with
    ///   an error that the closure throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
      Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
  }
#endif
