#if !canImport(Combine)
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
