#if !canImport(Combine)
  /// An object that tells before it changes.
  ///
  /// Unless the class has an `objectWillChange` of its own, it has one that sends whenever one of its ``Published``
  /// properties is about to change.
  public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a published property changes; the same publisher each time, made when it is first asked for.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
  }

  /// The publisher of an observable object: says that it is about to change, not what.
  public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let broadcast = Broadcast<ObjectChange, Never>()

    /// A publisher without subscribers.
    public init() {}

    /// Tells that the object is about to change.
    public func send() { broadcast.send(.value(ObjectChange(property: nil, hasHappened: false))) }

    /// Tells that a published property is about to change, or has.
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

    /// Runs a closure before each change, and after those of which that is known.
    package func observe(_ action: @escaping (ObjectChange) -> Void) -> AnyCancellable {
      let remove = broadcast.add { message in
        if case .value(let change) = message { action(change) }
      }.remove
      return AnyCancellable { remove?() }
    }
  }
#endif
