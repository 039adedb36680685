#if !canImport(Combine)
  import Synchronization

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

  /// A subscriber's connection to a publisher.
  public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Allows so many values more to come.
    func request(_ demand: Subscribers.Demand)
  }

  /// The subscriptions that need nothing of a publisher.
  public enum Subscriptions {
    /// A subscription that does nothing: of a publisher that ends at once.
    public static var empty: any Subscription { EmptySubscription.shared }
  }

  private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// The identity of a subscription or subscriber.
  public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let value: UInt

    private static let last = Atomic<UInt>(0)

    /// An identity that nobody else has.
    public init() { value = CombineIdentifier.last.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The identity of an object.
    public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The identity in hexadecimal digits.
    public var description: String { "0x" + String(value, radix: 16) }
  }

  /// What can be told from its like in a stream of events.
  public protocol CustomCombineIdentifierConvertible {
    /// The identity.
    var combineIdentifier: CombineIdentifier { get }
  }

  extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  }
#endif
