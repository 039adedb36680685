#if !canImport(Combine)
  /// Someone who receives the values of a publisher.
  public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input

    /// The type of the errors; `Never` if it cannot receive one.
    associatedtype Failure: Error

    /// Tells that it is connected: values come once it has asked the subscription for them.
    func receive(subscription: any Subscription)

    /// Hands over a value.
    ///
    /// - Returns: How many values more than asked for until now may come.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Tells that no value will come any more.
    func receive(completion: Subscribers.Completion<Failure>)
  }

  extension Subscriber where Input == Void {
    /// Hands over an event without a value.
    public func receive() -> Subscribers.Demand { receive(()) }
  }
#endif
