#if !canImport(Combine)
  /// A property wrapper that publishes the new value of a class property before the property changes.
  ///
  /// If the class is an ``ObservableObject``, its `objectWillChange` sends first.
  @propertyWrapper
  public struct Published<Value> {
    let subject: PublishedSubject<Value>

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

    /// Creates a property with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A publisher that sends the current value of a property, then each new value before it is set.
    public struct Publisher: TributaryCombine.Publisher {
      public typealias Output = Value
      public typealias Failure = Never

      let subject: PublishedSubject<Value>

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        subject.receive(subscriber: subscriber)
      }
    }

    /// The publisher of the property. Assigning another publisher subscribes the property to that publisher.
    public var projectedValue: Publisher {
      mutating get { Publisher(subject: subject) }
      set { if newValue.subject !== subject { subject.feed(from: newValue) } }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes.")
    public var wrappedValue: Value {
      get { subject.value }
      nonmutating set { subject.write(newValue) }
    }

    public static subscript<EnclosingSelf: AnyObject>(
      _enclosingInstance object: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
      get { object[keyPath: storageKeyPath].subject.value }
      set {
        let subject = object[keyPath: storageKeyPath].subject
        subject.place(in: object, storageKeyPath)
        subject.write(newValue)
      }
    }

    public static subscript<EnclosingSelf: AnyObject>(
      _enclosingInstance object: EnclosingSelf,
      projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
      get {
        let subject = object[keyPath: storageKeyPath].subject
        subject.place(in: object, storageKeyPath)
        return Publisher(subject: subject)
      }
      set {
        let subject = object[keyPath: storageKeyPath].subject
        subject.place(in: object, storageKeyPath)
        if newValue.subject !== subject { subject.feed(from: newValue) }
      }
    }
  }

  /// The value of a published property, and its subscribers.
  ///
  /// Invariants:
  /// 1. A write notifies the object's observers, then the subscribers, and then sets the value. A read always returns a
  ///    complete value.
  /// 2. The subject retains neither its object nor, after its own deinitialization, the publishers that feed it.
  ///
  /// Tested by `ObservableObjectTests`.
  final class PublishedSubject<Value>: @unchecked Sendable {
    /// The object and the property that store the subject.
    private struct Place {
      weak var object: AnyObject?
      var property: AnyKeyPath?
    }

    private let current: Guarded<Value>
    private let place = Guarded(Place())
    private let broadcast = Broadcast<Value, Never>()
    private let sources = Guarded<[AnyCancellable]>([])

    init(_ value: Value) { current = Guarded(value) }

    var value: Value { current.withLock { $0 } }

    /// Records the object that contains the property.
    func place(in object: AnyObject, _ property: AnyKeyPath) {
      place.withLock { if $0.property == nil { $0 = Place(object: object, property: property) } }
    }

    func write(_ value: Value) {
      let (object, property) = place.withLock { ($0.object, $0.property) }
      let observers = object.flatMap { ChangePublishers.known(of: $0) }
      observers?.send(ObjectChange(property: property, values: (self.value, value), hasHappened: false))
      broadcast.send(.value(value))
      let old = current.withLock { current in
        let old = current
        current = value
        return old
      }
      withExtendedLifetime(old) {}
      if let observers, !MainQueue.isCurrent { observers.send(ObjectChange(property: property, hasHappened: true)) }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      broadcast.connect(subscriber, surplus: .isReplaced) { value }
    }

    /// Writes the values of a publisher for the lifetime of the property.
    func feed<P: Publisher>(from publisher: P) where P.Output == Value, P.Failure == Never {
      let source = publisher.sink { [weak self] in self?.write($0) }
      sources.withLock { $0.append(source) }
    }
  }
#endif
