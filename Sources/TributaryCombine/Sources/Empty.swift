#if !canImport(Combine)
  /// A publisher that sends nothing, and ends at once or never.
  public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// A publisher of nothing.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// A publisher of nothing, its types given.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
      self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Subscriptions.empty)
      if completeImmediately { subscriber.receive(completion: .finished) }
    }
  }
#endif
