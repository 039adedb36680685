#if !canImport(Combine)
  /// Something that sends values over time, and perhaps an end, to those who subscribe to it.
  public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output

    /// The type of the errors that it may end with; `Never` if it does not fail.
    associatedtype Failure: Error

    /// Connects a subscriber; called by ``subscribe(_:)->()``.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  }

  extension Publisher {
    /// Connects a subscriber, which gets a subscription and from then on the values that it demands.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
      receive(subscriber: subscriber)
    }

    /// Connects a subject, which sends on what this publisher sends.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
      let inlet = Inlet<Output, Failure>(
        value: { value in
          subject.send(value)
          return .none
        }, completion: { subject.send(completion: $0) })
      let connection = AnyCancellable(inlet)
      inlet.request(.unlimited)
      subscribe(inlet)
      return connection
    }
  }

  /// The publishers that operators make.
  public enum Publishers {}
#endif
