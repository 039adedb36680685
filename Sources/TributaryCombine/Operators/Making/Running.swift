#if !canImport(Combine)
  /// A publisher with an operator state for each subscriber.
  protocol RunningPublisher: Publisher {
    associatedtype Upstream: Publisher
    associatedtype Memory

    var upstream: Upstream { get }
    var initialMemory: Memory { get }

    /// Returns the step for a value, and updates the state.
    func step(_ value: Upstream.Output, _ memory: inout Memory) -> RunningStep<Output, Failure>
  }

  /// The result of an operator for one value.
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
      // Values arrive one at a time, so the memory needs no lock while client code changes it.
      let memory = Memo(initialMemory)
      upstream.subscribe(
        Relay<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { value in
            // Client code may send the next value in the meantime. Its step starts from the memory before this value.
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

  /// A reference to the memory of an operator.
  private final class Memo<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  extension Publishers {
    /// A publisher that sends each partial result of an accumulating closure.
    public struct Scan<Upstream: Publisher, Output>: Publisher, RunningPublisher {
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// The result before the first value.
      public let initialResult: Output
      /// A closure that combines the partial result with the next value.
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      /// Creates a publisher of running results.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - initialResult: The result before the first value.
      ///   - nextPartialResult: A closure that combines the partial result with the next value.
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
    /// Sends each partial result of an accumulating closure.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
      Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
  }

  extension Publishers {
    /// A publisher that sends the values that differ from the previous value.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher, RunningPublisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that returns whether two values count as equal.
      public let predicate: (Output, Output) -> Bool

      /// Creates a publisher without consecutive duplicates.
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
    /// Sends the values that differ from the previous value.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
      Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
  }

  extension Publisher {
    /// Sends the values that a closure does not consider equal to the previous value.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
      Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
  }
#endif
