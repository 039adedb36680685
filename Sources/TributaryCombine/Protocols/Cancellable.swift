#if !canImport(Combine)
  /// An activity that can be stopped.
  public protocol Cancellable {
    /// Stops the activity and releases what it holds.
    func cancel()
  }

  extension Cancellable {
    /// Keeps the activity going for as long as it is in the collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
      collection.append(AnyCancellable(self))
    }

    /// Keeps the activity going for as long as it is in the set.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(AnyCancellable(self))
    }
  }

  /// An activity that stops when nobody refers to it any more.
  public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let action: Guarded<(() -> Void)?>

    /// Runs a closure, once, when it is cancelled or goes.
    public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

    /// Cancels an activity when it is cancelled or goes.
    public init<C: Cancellable>(_ canceller: C) { action = Guarded { canceller.cancel() } }

    deinit { cancel() }

    /// Stops the activity; the second time nothing happens.
    public func cancel() {
      action.take()?()
    }

    /// Keeps the activity going for as long as it is in the collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
      collection.append(self)
    }

    /// Keeps the activity going for as long as it is in the set.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(self)
    }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
