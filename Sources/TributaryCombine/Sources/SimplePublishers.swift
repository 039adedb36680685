#if !canImport(Combine)
  /// A publisher that sends one value and then finishes.
  public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value that every subscriber receives.
    public let output: Output

    /// Creates a publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let outlet = Outlet(subscriber)
      outlet.send(output)
      outlet.finish(.finished)
      outlet.connect()
    }
  }

  extension Just: Equatable where Output: Equatable {}

  /// A publisher that sends no values, and finishes immediately or never.
  public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether the publisher finishes immediately.
    public let completeImmediately: Bool

    /// Creates a publisher without values.
    ///
    /// - Parameter completeImmediately: Whether the publisher ends at once. Otherwise it never ends.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher without values, with explicit types.
    ///
    /// - Parameters:
    ///   - completeImmediately: Whether the publisher ends at once. Otherwise it never ends.
    ///   - outputType: The type of the values.
    ///   - failureType: The type of the error.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
      self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Subscriptions.empty)
      if completeImmediately { subscriber.receive(completion: .finished) }
    }
  }

  /// A publisher that fails immediately with an error.
  public struct Fail<Output, Failure: Error>: Publisher {
    /// The error with which the publisher fails.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that fails with an error, with an explicit value type.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: .failure(error))
    }
  }

  extension Fail: Equatable where Failure: Equatable {}

  /// A publisher that is created for each subscriber.
  public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// A closure that creates the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that runs a closure for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      createPublisher().subscribe(subscriber)
    }
  }
#endif
