#if !canImport(Combine)
  extension Publishers {
    /// Sends the values that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Whether two values are the same.
      public let predicate: (Output, Output) -> Bool

      /// A publisher of values that differ from the one before.
      public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      var initialMemory: Output? { nil }

      func step(_ value: Output, _ memory: inout Output?) -> RunningStep<Output, Failure> {
        if let last = memory, predicate(last, value) { return .skip }
        memory = value
        return .pass(value)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay(to: subscriber) { $0 }
      }
    }
  }

  extension Publisher where Output: Equatable {
    /// Sends the values that differ from the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
      Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
  }

  extension Publisher {
    /// Sends the values that a closure does not find to be the same as the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
      Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
  }
#endif
