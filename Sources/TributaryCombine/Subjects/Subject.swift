#if !canImport(Combine)
  /// A publisher that code sends values to.
  public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to those who have subscribed and demand one.
    func send(_ value: Output)

    /// Sends the end; nothing is sent after it.
    func send(completion: Subscribers.Completion<Failure>)

    /// Connects the subject to a publisher.
    func send(subscription: any Subscription)
  }

  extension Subject where Output == Void {
    /// Sends an event.
    public func send() { send(()) }
  }

  /// A subject that keeps the last value and sends it first to each new subscriber.
  public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let broadcast = Broadcast<Output, Failure>()
    private let sources = Guarded<[any Subscription]>([])
    private let current: Guarded<Output>

    /// A subject that has a value.
    public init(_ value: Output) { current = Guarded(value) }

    deinit { for source in sources.withLock({ $0 }) { source.cancel() } }

    /// The last value; setting it sends it.
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
