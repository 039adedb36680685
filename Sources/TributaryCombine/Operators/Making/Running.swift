#if !canImport(Combine)
  /// A publisher whose every subscriber has a value of its own that goes along with the values.
  protocol RunningPublisher: Publisher {
    associatedtype Upstream: Publisher
    associatedtype Memory

    var upstream: Upstream { get }
    var initialMemory: Memory { get }

    /// What becomes of a value.
    func step(_ value: Upstream.Output, _ memory: inout Memory) -> RunningStep<Output, Failure>
  }

  enum RunningStep<Output, Failure: Error> {
    case pass(Output)
    case skip
    case passLast(Output)
    case end(Subscribers.Completion<Failure>)
  }

  extension RunningPublisher {
    func relay<S: Subscriber>(
      to subscriber: S,
      _ completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>
    ) where S.Input == Output, S.Failure == Failure {
      // Values come one at a time, so the memory needs no lock while code of users changes it.
      let memory = Memo(initialMemory)
      upstream.subscribe(
        Relay<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { value in
            // Code of users may send the next value meanwhile: it finds what was there before this one.
            var now = memory.value
            let step = step(value, &now)
            memory.value = now
            return switch step {
            case .pass(let value): .pass(value)
            case .skip: .skip
            case .passLast(let value): .passLast(value)
            case .end(let end): .end(end)
            }
          }, completion: completion))
    }
  }

  private final class Memo<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  extension Publishers {
    /// Sends what a closure makes of each value and what it made of the ones before.
    public struct Scan<Upstream: Publisher, Output>: Publisher, RunningPublisher {
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// What is there before the first value.
      public let initialResult: Output
      /// What is made of a value and the result so far.
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      /// A publisher of running results.
      public init(
        upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
      ) {
        self.upstream = upstream
        self.initialResult = initialResult
        self.nextPartialResult = nextPartialResult
      }

      var initialMemory: Output { initialResult }

      func step(_ value: Upstream.Output, _ memory: inout Output) -> RunningStep<Output, Failure> {
        memory = nextPartialResult(memory, value)
        return .pass(memory)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        relay(to: subscriber) { $0 }
      }
    }
  }

  extension Publisher {
    /// Sends what a closure makes of each value and what it made of the ones before.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
      Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
  }

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
