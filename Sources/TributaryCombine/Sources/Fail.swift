#if !canImport(Combine)
  /// A publisher that ends at once with an error.
  public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// A publisher of an error.
    public init(error: Failure) { self.error = error }

    /// A publisher of an error, its type of values given.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: .failure(error))
    }
  }

  extension Fail: Equatable where Failure: Equatable {}
#endif
