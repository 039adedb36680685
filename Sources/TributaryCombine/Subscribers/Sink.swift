#if !canImport(Combine)
  extension Subscribers {
    /// A subscriber that passes all events to closures, with unlimited demand.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
      private struct State {
        var subscription: (any Subscription)?
        var receiveValue: ((Input) -> Void)?
        var receiveCompletion: ((Completion<Failure>) -> Void)?
        var isOver = false
      }

      private let state: Guarded<State>

      /// Creates a subscriber from closures for values and for the completion.
      public init(
        receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
      ) {
        state = Guarded(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
      }

      public func receive(subscription: any Subscription) {
        let isWelcome = state.withLock { state in
          if state.isOver || state.subscription != nil { return false }
          state.subscription = subscription
          return true
        }
        if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
      }

      public func receive(_ input: Input) -> Demand {
        state.withLock { $0.receiveValue }?(input)
        return .none
      }

      public func receive(completion: Completion<Failure>) {
        end().receiveCompletion?(completion)
      }

      public func cancel() { end().subscription?.cancel() }

      /// Releases all references. The caller releases the returned state outside the lock.
      private func end() -> State {
        state.withLock { state in
          let old = state
          state = State(isOver: true)
          return old
        }
      }
    }
  }

  extension Publisher {
    /// Runs closures for the values and the completion, until the returned object is canceled or deinitialized.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      let connection = AnyCancellable(sink)
      subscribe(sink)
      return connection
    }
  }

  extension Publisher where Failure == Never {
    /// Runs a closure for each value, until the returned object is canceled or deinitialized.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
  }
#endif
