#if !canImport(Combine)
  /// A subscriber whose own type is not told.
  public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let receiveSubscription: (any Subscription) -> Void
    private let receiveValue: (Input) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// A subscriber behind another type.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
      combineIdentifier = subscriber.combineIdentifier
      receiveSubscription = { subscriber.receive(subscription: $0) }
      receiveValue = { subscriber.receive($0) }
      receiveCompletion = { subscriber.receive(completion: $0) }
    }

    /// A subscriber of closures; one that is missing does nothing, and asks for nothing.
    public init(
      receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
      combineIdentifier = CombineIdentifier()
      self.receiveSubscription = receiveSubscription ?? { _ in }
      self.receiveValue = receiveValue ?? { _ in .none }
      self.receiveCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { receiveSubscription(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { receiveValue(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
  }
#endif
