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

  /// A publisher whose own type is not told.
  public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let connect: (AnySubscriber<Output, Failure>) -> Void

    /// A publisher behind another type.
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
    /// This publisher, its type not told.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  }

  /// A publisher that begins to send only when it is connected.
  public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send, until the answer is cancelled.
    func connect() -> any Cancellable
  }

  extension ConnectablePublisher {
    /// A publisher that connects with its first subscriber, and disconnects when the last one has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
  }
#endif
