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

  /// A publisher of one value or an error, produced by work that starts immediately.
  public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// A closure that resolves the future. Only the first call has an effect.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
      var result: Result<Output, Failure>?
      var waiting: [(Result<Output, Failure>) -> Void] = []
    }

    private let state = Guarded(State())

    /// Creates a future and runs a closure, which resolves it now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill { [state] result in
        let waiting: [(Result<Output, Failure>) -> Void] = state.withLock { state in
          if state.result != nil { return [] }
          state.result = result
          defer { state.waiting = [] }
          return state.waiting
        }
        for resolve in waiting { resolve(result) }
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      let resolve: (Result<Output, Failure>) -> Void = { result in
        switch result {
        case .success(let value):
          outlet.send(value)
          outlet.finish(.finished)
        case .failure(let error): outlet.finish(.failure(error))
        }
      }
      outlet.connect()
      let known = state.withLock { state in
        if state.result == nil { state.waiting.append(resolve) }
        return state.result
      }
      if let known { resolve(known) }
    }
  }

  extension Publishers {
    /// A publisher of the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
      public typealias Output = Elements.Element

      /// The elements to send.
      public let sequence: Elements

      /// Creates a publisher of the elements of a sequence.
      public init(sequence: Elements) { self.sequence = sequence }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let elements = Guarded((iterator: sequence.makeIterator(), isRunning: false))
        let outlet = Outlet(subscriber)
        let fill = { [weak outlet] in
          // Elements are read one at a time, because the sequence may be infinite. A concurrent request is served by
          // the loop that is already running.
          guard let outlet,
            !elements.withLock({ elements in
              defer { elements.isRunning = true }
              return elements.isRunning
            })
          else { return }
          while outlet.openDemand > 0 {
            var iterator = elements.withLock { $0.iterator }
            let element = iterator.next()
            elements.withLock { $0.iterator = iterator }
            guard let element else { outlet.finish(.finished); break }
            outlet.send(element)
          }
          elements.withLock { $0.isRunning = false }
        }
        outlet.connect(.init(didRequest: { _ in fill() }))
      }
    }
  }

  extension Publishers.Sequence: Equatable where Elements: Equatable {}

  extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
  }

  extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
      Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
  }

  extension Result {
    /// A publisher of the value or the error.
    public var publisher: AnyPublisher<Success, Failure> {
      switch self {
      case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
      case .failure(let error): Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// A publisher of recorded values and a completion, which every subscriber receives.
  public struct Record<Output, Failure: Error>: Publisher {
    /// A sequence of values followed by a completion.
    public struct Recording {
      /// The recorded values.
      public private(set) var output: [Output] = []
      /// The recorded completion.
      public private(set) var completion: Subscribers.Completion<Failure> = .finished
      private var isOver = false

      /// Creates an empty recording that finishes without an error.
      public init() {}

      /// Creates a recording of values and a completion.
      public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
        self.output = output
        self.completion = completion
        isOver = true
      }

      /// Adds a value, unless the recording is complete.
      public mutating func receive(_ input: Output) {
        if !isOver { output.append(input) }
      }

      /// Adds the completion, unless the recording is complete.
      public mutating func receive(completion: Subscribers.Completion<Failure>) {
        if isOver { return }
        self.completion = completion
        isOver = true
      }
    }

    /// The recording that every subscriber receives.
    public let recording: Recording

    /// Creates a publisher of the values that a closure records.
    public init(record: (inout Recording) -> Void) {
      var recording = Recording()
      record(&recording)
      self.init(recording: recording)
    }

    /// Creates a publisher of a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
      self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
      switch recording.completion {
      case .finished: values.subscribe(subscriber)
      case .failure(let error): values.append(Fail(error: error)).subscribe(subscriber)
      }
    }
  }

  extension Record.Recording: Sendable where Output: Sendable {}
  extension Record: Sendable where Output: Sendable {}
#endif
