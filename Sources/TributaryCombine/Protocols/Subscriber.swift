#if !canImport(Combine)
  import Synchronization

  /// A type that receives the values of a publisher.
  public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input

    /// The type of the errors, or `Never` if the subscriber does not accept errors.
    associatedtype Failure: Error

    /// Receives the subscription. Values follow after the subscriber has requested them.
    func receive(subscription: any Subscription)

    /// Receives a value.
    ///
    /// - Returns: The additional number of values that the subscriber accepts.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Receives the completion, which no values follow.
    func receive(completion: Subscribers.Completion<Failure>)
  }

  extension Subscriber where Input == Void {
    /// Receives an event without a value.
    public func receive() -> Subscribers.Demand { receive(()) }
  }

  /// A type-erased subscriber.
  public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let receiveSubscription: (any Subscription) -> Void
    private let receiveValue: (Input) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Creates a type-erased subscriber from another subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
      combineIdentifier = subscriber.combineIdentifier
      receiveSubscription = { subscriber.receive(subscription: $0) }
      receiveValue = { subscriber.receive($0) }
      receiveCompletion = { subscriber.receive(completion: $0) }
    }

    /// Creates a subscriber from closures. A missing closure ignores its events and requests no values.
    ///
    /// - Parameters:
    ///   - receiveSubscription: A closure that receives the subscription; `nil` requests no values.
    ///   - receiveValue: A closure that receives a value and returns the additional demand; `nil` for no demand.
    ///   - receiveCompletion: A closure that receives the completion.
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
    /// Requests additional values.
    func request(_ demand: Subscribers.Demand)
  }

  /// A namespace for subscriptions that are independent of a publisher.
  public enum Subscriptions {
    /// A subscription without effects, for a publisher that completes immediately.
    public static var empty: any Subscription { EmptySubscription.shared }
  }

  /// A subscription that delivers no values.
  private final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// The identity of a subscription or subscriber.
  public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let value: UInt

    private static let last = Atomic<UInt>(0)

    /// Creates a unique identity.
    public init() { value = CombineIdentifier.last.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Creates the identity of an object.
    public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The identity in hexadecimal digits.
    public var description: String { "0x" + String(value, radix: 16) }
  }

  /// A type with an identity that distinguishes it in a stream of events.
  public protocol CustomCombineIdentifierConvertible {
    /// The identity of the subscription or subscriber.
    var combineIdentifier: CombineIdentifier { get }
  }

  extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  }
#endif
