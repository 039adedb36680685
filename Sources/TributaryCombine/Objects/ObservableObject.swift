#if !canImport(Combine)
  /// A class of objects with a publisher that sends before the object changes.
  ///
  /// Unless the class declares `objectWillChange`, the default publisher sends before each change of a ``Published``
  /// property.
  public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// The publisher that sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that sends before a published property changes. It is created at the first access and remains the
    /// same.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
  }

  /// The default publisher of an observable object. It reports that the object is about to change, without details.
  public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let broadcast = Broadcast<ObjectChange, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    /// Notifies the subscribers that the object is about to change.
    public func send() { broadcast.send(.value(ObjectChange(property: nil, hasHappened: false))) }

    /// Notifies the subscribers that a published property is about to change, or has changed.
    func send(_ change: @autoclosure () -> ObjectChange) {
      if broadcast.isHeard { broadcast.send(.value(change())) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      let outlet = Outlet(subscriber, surplus: .isDropped)
      let remove = broadcast.add { message in
        if case .value(let change) = message, !change.hasHappened { outlet.send(()) }
      }.remove
      outlet.connect(.init(didCancel: remove))
    }

    /// Runs a closure before each change, and after each change whose completion is reported.
    package func observe(_ action: @escaping (ObjectChange) -> Void) -> AnyCancellable {
      let remove = broadcast.add { message in
        if case .value(let change) = message { action(change) }
      }.remove
      return AnyCancellable { remove?() }
    }
  }
#endif
