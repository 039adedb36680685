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
#endif
