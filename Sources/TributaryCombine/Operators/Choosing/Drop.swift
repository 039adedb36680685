#if !canImport(Combine)
  extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// How many values are left out.
      public let count: Int

      /// A publisher without the first values.
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

    /// Leaves out the first values for as long as they fulfil a condition.
    public struct DropWhile<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Output) -> Bool

      /// A publisher without the first values that fulfil a condition.
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
    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

    /// Leaves out the first values for as long as they fulfil a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
      Publishers.DropWhile(upstream: self, predicate: predicate)
    }
  }
#endif
