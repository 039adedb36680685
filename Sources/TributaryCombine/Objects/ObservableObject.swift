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

  /// The publishers of observable objects without an explicit `objectWillChange`.
  ///
  /// They are stored in a table by object identity. The table therefore supports every class, including subclasses,
  /// classes without a published property, and classes without reflection metadata. A written published property looks
  /// up its object's publisher here; a publisher is created only on request.
  ///
  /// Invariants:
  /// 1. An object has the same publisher from the first request until its deinitialization.
  /// 2. An entry of a deallocated object is unused, even if a new object has the same address. Such entries are removed
  ///    when the table has doubled in size; until then they retain the publisher, not the object.
  ///
  /// Tested by `ObservableObjectTests`.
  enum ChangePublishers {
    /// An object that is not retained, and its publisher.
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private struct Table {
      var entries: [ObjectIdentifier: Entry] = [:]
      var limit = 64
    }

    private static let table = Guarded(Table())

    /// Returns the publisher of an object, and creates it at the first request.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      let id = ObjectIdentifier(object)
      let (publisher, old): (ObservableObjectPublisher, [Entry]) = table.withLock { table in
        if let entry = table.entries[id], entry.object != nil { return (entry.publisher, []) }
        var old: [Entry] = []
        if table.entries.count >= table.limit { old = takeOut(of: &table) }
        let publisher = ObservableObjectPublisher()
        if let gone = table.entries.updateValue(Entry(object: object, publisher: publisher), forKey: id) {
          old.append(gone)
        }
        return (publisher, old)
      }
      withExtendedLifetime(old) {}
      return publisher
    }

    /// Returns the publisher of an object, if it was requested before.
    static func known(of object: AnyObject) -> ObservableObjectPublisher? {
      table.withLock { table in
        guard let entry = table.entries[ObjectIdentifier(object)], entry.object != nil else { return nil }
        return entry.publisher
      }
    }

    /// The number of entries, including those of deallocated objects.
    static var count: Int { table.withLock { $0.entries.count } }

    /// Removes the entries of deallocated objects. The caller releases them outside the lock.
    private static func takeOut(of table: inout Table) -> [Entry] {
      var old: [Entry] = []
      for (id, entry) in table.entries where entry.object == nil {
        old.append(entry)
        table.entries[id] = nil
      }
      table.limit = max(64, table.entries.count * 2)
      return old
    }
  }
#endif
