#if !canImport(Combine)
  /// A subject that sends on what it is sent, to those who demand a value at that moment.
  public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let broadcast = Broadcast<Output, Failure>()
    private let sources = Guarded<[any Subscription]>([])

    /// A subject without subscribers.
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
