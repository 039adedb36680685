extension ViewGraph {
  /// Registers the current evaluation of `node` as a reader of a value.
  @usableFromInline
  package func register(_ node: ViewNode, in readers: inout ReaderList) {
    let entry = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    if !readers.insertFirst(entry) { registerFurther(entry, in: &readers) }
  }

  /// Registers a reader after the first one. Most state has one reader, so a separate function keeps the caller short.
  @inline(never)
  private func registerFurther(_ entry: ReaderList.Entry, in readers: inout ReaderList) {
    if !readers.holds(entry) { readers.insert(entry) { isCurrent($0) } }
  }

  /// Returns whether an entry belongs to the last evaluation of its node.
  package func isCurrent(_ entry: ReaderList.Entry) -> Bool {
    handles.node(for: entry.handle)?.evaluation == entry.evaluation
  }

  /// Applies a write to state, unless writes are refused in the current phase. Called on the main thread.
  ///
  /// - Parameters:
  ///   - element: The only element of an array that the write can change; `nil` if it is unknown.
  ///   - change: A closure that writes the value and returns the change; `nil` if the value was equal.
  package func write(
    to storage: StateStorage, changing element: StoredElement? = nil, _ change: () -> StateChange?
  ) {
    if phase == .walking {
      emit(.didRefuse(storage))
      report(.stateWrittenDuringUpdate(storage, in: self))
      return
    }
    if phase == .idle, let supervisor, !supervisor.admitsWriteBetweenFrames(to: storage) { return }
    emit(.willWrite(storage))
    let transaction = currentTransaction
    let equal = findEqual(transaction)
    guard let change = change() else { return recordAwaitedTransaction() }
    if let didWrite = callbacks.didWrite { enteringMainActor(with: storage, didWrite) }
    let entries = takeReaders(of: storage, changing: element)
    if phase == .idle {
      supervisor?.recordWriteBetweenFrames { write(change, by: handles.node(for: storage.owner), entries) }
    }
    emit(.didChange(write(change, by: handles.node(for: storage.owner), entries)))
    if entries.isEmpty, transactions.isEmpty { return recordAwaitedTransaction() }
    // A body whose evaluation is already scheduled is no longer in the list of readers, and may also read this value.
    if transactions.joinFirst(transaction, equal) {
      notify(entries)
    } else {
      transactions.postpone(change, entries, in: transaction, equal)
    }
  }

  private func write(_ change: StateChange, by owner: ViewNode?, _ readers: [ReaderList.Entry]) -> StateWrite {
    let nodes = readers.compactMap { entry in isCurrent(entry) ? handles.node(for: entry.handle) : nil }
    return StateWrite(change: change, owner: owner, readers: nodes)
  }

  /// Removes and returns the readers of `storage`, and of changed parts of it, since its last write.
  ///
  /// - Parameter element: The only element of an array that the write changed; `nil` if it is unknown.
  package func takeReaders(of storage: StateStorage, changing element: StoredElement? = nil) -> [ReaderList.Entry] {
    var entries = storage.readers.takeAll()
    if let changed = storage.derivedReaders?.takeChanged(in: element) { entries += changed }
    return entries
  }

  /// Notifies the nodes whose last evaluation is in `entries`.
  package func notify(_ entries: [ReaderList.Entry]) {
    for entry in entries {
      guard let node = handles.node(for: entry.handle), node.evaluation == entry.evaluation else { continue }
      node.dependencyDidChange()
    }
  }

  /// Registers the current evaluation of `node` as a reader of an environment other than that of its body.
  package func register(_ node: ViewNode, _ read: EnvironmentRead, in scope: EnvironmentScope) {
    let entry = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    scope.insertReader(entry, read) { isCurrent($0) }
  }

  /// Notifies the readers of changed values of an environment, except for reads that the reader's body detects itself.
  package func notifyReaders(of scope: EnvironmentScope) { notify(scope.takeChangedReaders()) }

  /// Registers the current evaluation of `node` as a reader of a part of a value.
  ///
  /// - Parameters:
  ///   - element: The element of an array that contains the part; `nil` if it is unknown.
  ///   - hasChanged: A closure that returns whether the part differs from the value that was read.
  package func register(
    _ node: ViewNode, asReaderOf location: AnyObject, of element: StoredElement?, in storage: StateStorage,
    hasChanged: @escaping () -> Bool
  ) {
    let entry = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    let readers = storage.derivedReaders ?? DerivedReaders()
    storage.derivedReaders = readers
    readers.insert(
      entry, of: location, in: element, isCurrent: { isCurrent($0) }, hasChanged: hasChanged)
  }
}
