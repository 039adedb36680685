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
#endif
