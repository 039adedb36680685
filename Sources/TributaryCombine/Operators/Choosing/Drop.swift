#if !canImport(Combine)
  extension Publishers {
    /// A publisher that drops a given number of initial values.
    public struct Drop<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The number of dropped values.
      public let count: Int

      /// Creates a publisher that drops initial values.
      public init(upstream: Upstream, count: Int) {
        self.upstream = upstream
        self.count = count
      }

      var initialMemory: Int { count }

      func step(_ value: Output, _ memory: inout Int) -> RunningStep<Output, Failure> {
        if memory <= 0 { return .pass(value) }
        memory -= 1
        return .skip
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay(to: subscriber) { $0 }
      }
    }

    /// A publisher that drops initial values as long as they satisfy a condition.
    public struct DropWhile<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The condition that each value is tested against.
      public let predicate: (Output) -> Bool

      /// Creates a publisher that drops initial values that satisfy a condition.
      public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      var initialMemory: Bool { true }

      func step(_ value: Output, _ memory: inout Bool) -> RunningStep<Output, Failure> {
        if memory, predicate(value) { return .skip }
        memory = false
        return .pass(value)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay(to: subscriber) { $0 }
      }
    }
  }

  extension Publisher {
    /// Drops a given number of initial values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

    /// Drops initial values as long as they satisfy a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
      Publishers.DropWhile(upstream: self, predicate: predicate)
    }
  }
#endif
