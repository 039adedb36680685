#if !canImport(Combine)
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
#endif
