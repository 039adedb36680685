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
#endif
