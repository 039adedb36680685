#if !canImport(Combine)
  /// A publisher of values and an end that were recorded: each subscriber gets all of them.
  public struct Record<Output, Failure: Error>: Publisher {
    /// Values in their order, and an end.
    public struct Recording {
      /// The values.
      public private(set) var output: [Output] = []
      /// The end.
      public private(set) var completion: Subscribers.Completion<Failure> = .finished
      private var isOver = false

      /// Nothing yet, with an end without an error.
      public init() {}

      /// Values and an end.
      public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
        self.output = output
        self.completion = completion
        isOver = true
      }

      /// Adds a value; nothing behind the end.
      public mutating func receive(_ input: Output) {
        if !isOver { output.append(input) }
      }

      /// Adds the end; the first one counts.
      public mutating func receive(completion: Subscribers.Completion<Failure>) {
        if isOver { return }
        self.completion = completion
        isOver = true
      }
    }

    /// What is sent.
    public let recording: Recording

    /// A publisher of what a closure records.
    public init(record: (inout Recording) -> Void) {
      var recording = Recording()
      record(&recording)
      self.init(recording: recording)
    }

    /// A publisher of what was recorded.
    public init(recording: Recording) { self.recording = recording }

    /// A publisher of values and an end.
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
