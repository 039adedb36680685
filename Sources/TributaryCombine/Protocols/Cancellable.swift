#if !canImport(Combine)
  /// An activity that can be canceled.
  public protocol Cancellable {
    /// Stops the activity and releases its resources.
    func cancel()
  }

  extension Cancellable {
    /// Stores the activity in a collection, which keeps it running.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
      collection.append(AnyCancellable(self))
    }

    /// Stores the activity in a set, which keeps it running.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(AnyCancellable(self))
    }
  }

  /// A cancellable object that cancels its activity when it is deinitialized.
  public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let action: Guarded<(() -> Void)?>

    /// Creates an object that runs a closure once, when it is canceled or deinitialized.
    public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

    /// Creates an object that cancels an activity when it is canceled or deinitialized.
    public init<C: Cancellable>(_ canceller: C) { action = Guarded { canceller.cancel() } }

    deinit { cancel() }

    /// Stops the activity. Further calls have no effect.
    public func cancel() {
      action.take()?()
    }

    /// Stores the activity in a collection, which keeps it running.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
      collection.append(self)
    }

    /// Stores the activity in a set, which keeps it running.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(self)
    }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
