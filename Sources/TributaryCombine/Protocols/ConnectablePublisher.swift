#if !canImport(Combine)
  /// A publisher that begins to send only when it is connected.
  public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send, until the answer is cancelled.
    func connect() -> any Cancellable
  }

  extension ConnectablePublisher {
    /// A publisher that connects with its first subscriber, and disconnects when the last one has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
  }
#endif
