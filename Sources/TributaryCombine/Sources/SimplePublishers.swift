#if !canImport(Combine)
  /// A publisher that sends one value and ends.
  public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// What is sent to everybody who asks.
    public let output: Output

    /// A publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let outlet = Outlet(subscriber)
      outlet.send(output)
      outlet.finish(.finished)
      outlet.connect()
    }
  }

  extension Just: Equatable where Output: Equatable {}

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

  /// A publisher that is made for each subscriber when it comes.
  public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// A publisher that a closure makes.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      createPublisher().subscribe(subscriber)
    }
  }
#endif
