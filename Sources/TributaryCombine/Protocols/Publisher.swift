#if !canImport(Combine)
  /// A type that sends values over time to its subscribers, optionally followed by a completion.
  public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output

    /// The type of the errors with which the publisher can fail, or `Never` if it does not fail.
    associatedtype Failure: Error

    /// Connects a subscriber. The method ``subscribe(_:)->()`` calls this requirement.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  }

  extension Publisher {
    /// Connects a subscriber, which receives a subscription and then the values that it requests.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
      receive(subscriber: subscriber)
    }

    /// Connects a subject, which forwards the values of this publisher.
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

  /// A namespace for the publishers of operators.
  public enum Publishers {}

  /// A type-erased publisher.
  public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let connect: (AnySubscriber<Output, Failure>) -> Void

    /// Creates a type-erased publisher from another publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
      if let publisher = publisher as? AnyPublisher {
        self = publisher
      } else {
        connect = { publisher.subscribe($0) }
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      connect(AnySubscriber(subscriber))
    }
  }

  extension Publisher {
    /// Returns this publisher as a type-erased publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  }

  /// A publisher that sends values only after a call to `connect()`.
  public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending values until the returned object is canceled.
    func connect() -> any Cancellable
  }

  extension ConnectablePublisher {
    /// Returns a publisher that connects at its first subscriber, and disconnects after the last subscriber has left.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
  }
#endif
