#if !canImport(Combine)
  /// A publisher to which client code sends values.
  public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers that have demand.
    func send(_ value: Output)

    /// Sends the completion. Later values are ignored.
    func send(completion: Subscribers.Completion<Failure>)

    /// Connects the subject to a publisher.
    func send(subscription: any Subscription)
  }

  extension Subject where Output == Void {
    /// Sends an event without a value.
    public func send() { send(()) }
  }

  /// A subject that stores the latest value and sends it to each new subscriber.
  public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let broadcast = Broadcast<Output, Failure>()
    private let sources = Guarded<[any Subscription]>([])
    private let current: Guarded<Output>

    /// Creates a subject with an initial value.
    public init(_ value: Output) { current = Guarded(value) }

    deinit { for source in sources.withLock({ $0 }) { source.cancel() } }

    /// The latest value. Setting it sends it.
    public var value: Output {
      get { current.withLock { $0 } }
      set { send(newValue) }
    }

    public func send(_ value: Output) {
      let old = current.withLock { current in
        let old = current
        current = value
        return old
      }
      withExtendedLifetime(old) {}
      broadcast.send(.value(value))
    }

    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(.end(completion)) }

    public func send(subscription: any Subscription) {
      sources.withLock { $0.append(subscription) }
      subscription.request(.unlimited)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      broadcast.connect(subscriber, surplus: .isReplaced) { value }
    }
  }

  /// A subject that forwards values to the subscribers that have demand at that moment.
  public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let broadcast = Broadcast<Output, Failure>()
    private let sources = Guarded<[any Subscription]>([])

    /// Creates a subject without subscribers.
    public init() {}

    deinit { for source in sources.withLock({ $0 }) { source.cancel() } }

    public func send(_ value: Output) { broadcast.send(.value(value)) }

    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(.end(completion)) }

    public func send(subscription: any Subscription) {
      sources.withLock { $0.append(subscription) }
      subscription.request(.unlimited)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      broadcast.connect(subscriber, surplus: .isDropped)
    }
  }
#endif
