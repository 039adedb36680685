#if !canImport(Combine)
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
#endif
