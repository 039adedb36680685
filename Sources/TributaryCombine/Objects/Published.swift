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
#endif
