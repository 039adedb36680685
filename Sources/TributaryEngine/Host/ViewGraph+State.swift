extension ViewGraph {
  /// Registers that the code that runs for `node` read a value.
  @usableFromInline
  package func register(_ node: ViewNode, in readers: inout ReaderList) {
    let entry = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    if !readers.insertFirst(entry) { registerFurther(entry, in: &readers) }
  }

  /// Most state is read by one body: the rest stands apart, to keep that short.
  @inline(never)
  private func registerFurther(_ entry: ReaderList.Entry, in readers: inout ReaderList) {
    if !readers.holds(entry) { readers.insert(entry) { isCurrent($0) } }
  }

  /// Whether an entry is that of its node's last evaluation.
  package func isCurrent(_ entry: ReaderList.Entry) -> Bool {
    handles.node(for: entry.handle)?.evaluation == entry.evaluation
  }

  /// Applies a write to state, unless this is no time for it. Called on the main thread.
  ///
  /// - Parameter change: Writes the value and tells what changed; `nil` if the value was equal.
  package func write(to storage: StateStorage, _ change: () -> StateChange?) {
    if phase == .walking {
      emit(.didRefuse(storage))
      report(writeDuringUpdateDiagnostic(storage))
      return
    }
    if phase == .idle, !feedback.admitsIdleWrite(to: storage) { return }
    emit(.willWrite(storage))
    let transaction = currentTransaction
    let equal = findEqual(transaction)
    guard let change = change() else { return recordAwaitedTransaction() }
    let entries = takeReaders(of: storage)
    if phase == .idle { feedback.recordIdleWrite(write(change, by: handles.node(for: storage.owner), entries)) }
    emit(.didChange(write(change, by: handles.node(for: storage.owner), entries)))
    if entries.isEmpty, transactions.isEmpty { return recordAwaitedTransaction() }
    // A body that is going to be evaluated anyway has been taken out of the list of readers; it may read this value too.
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

  /// Takes out everyone who read `storage`, or a part of it that is another one now, since its last write.
  package func takeReaders(of storage: StateStorage) -> [ReaderList.Entry] {
    var entries = storage.readers.takeAll()
    if let changed = storage.derivedReaders?.takeChanged() { entries += changed }
    return entries
  }

  /// Marks the nodes whose last evaluation an entry is of.
  package func notify(_ entries: [ReaderList.Entry]) {
    for entry in entries {
      guard let node = handles.node(for: entry.handle), node.evaluation == entry.evaluation else { continue }
      node.dependencyDidChange()
    }
  }

  /// Registers that the code that runs for `node` read a value of an environment that is not that of its own body.
  package func register(_ node: ViewNode, _ read: EnvironmentRead, in scope: EnvironmentScope) {
    let entry = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    scope.insertReader(entry, read) { isCurrent($0) }
  }

  /// Marks everyone who read a value of an environment that is another one now, unless their own body keeps watch.
  package func notifyReaders(of scope: EnvironmentScope) { notify(scope.takeChangedReaders()) }

  /// Registers that the code that runs for `node` read a part of a value.
  ///
  /// - Parameter hasChanged: Whether the part differs from what was read now.
  package func register(
    _ node: ViewNode, asReaderOf location: AnyObject, in storage: StateStorage, hasChanged: @escaping () -> Bool
  ) {
    let entry = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    let readers = storage.derivedReaders ?? DerivedReaders()
    storage.derivedReaders = readers
    readers.insert(
      entry, of: location, isCurrent: { isCurrent($0) }, hasChanged: hasChanged)
  }
}
