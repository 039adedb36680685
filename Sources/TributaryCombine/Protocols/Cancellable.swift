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
#endif
