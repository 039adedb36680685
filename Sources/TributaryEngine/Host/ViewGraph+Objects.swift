import Dispatch
import Observation
import TributaryCombine
import TributaryDiagnostics

/// Observable objects: the readers of a property are notified when it is written.
extension ViewGraph {
  /// Returns the closure that an observable object calls before a change of a property that `node` has read.
  @usableFromInline
  package func observationHandler(for node: ViewNode) -> @Sendable () -> Void {
    let reader = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    // Observation calls this function only for evaluations that have read an object.
    if early.isCollecting { early.insert(reader.handle) }
    // The closure does not retain the engine, which would otherwise be released on an arbitrary thread.
    return { [reference] in
      let work = UncheckedSendableClosure { reference.host?.objectWillChange(for: reader, isLast: true) }
      if MainQueue.isCurrent { work.run() } else { DispatchQueue.main.async { work.run() } }
    }
  }

  /// Invalidates a reader of an observable object that is about to be written.
  ///
  /// - Parameters:
  ///   - reader: The node and the evaluation that read the property.
  ///   - change: The change, as far as the object provides it; `nil` if it does not.
  ///   - source: The object, if it is known.
  ///   - isLast: Whether the reader is not notified of further changes before its next evaluation.
  func objectWillChange(
    for reader: ReaderList.Entry, _ change: ObjectChange? = nil, of source: ObservedSource? = nil, isLast: Bool = false
  ) {
    guard let node = handles.node(for: reader.handle) else { return }
    let isCurrent = node.evaluation == reader.evaluation
    if phase == .walking {
      // A node that writes a property that it also reads is notified through the registration of its last evaluation,
      // and its current evaluation is out of date. A node that has been evaluated again without reading the property is
      // not affected.
      guard isCurrent || currentEvaluation.node === node else { return }
      if isCurrent, isLast { objectWrites.insertUninformed(reader) }
      return objectWasWrittenDuringWalk(
        ReaderList.Entry(handle: reader.handle, evaluation: node.evaluation), change, of: source)
    }
    guard isCurrent else { return }
    early.objectWillChange(isLast: isLast)
    // The node may have been removed by an early pass.
    if node.flags.contains(.isRemoved) { return }
    let isNameWanted = change == nil && supervisor?.wantsNameOfChangedProperty() == true
    let name = isNameWanted ? callbacks.propertyInChange?() : nil
    let write = StateWrite(
      object: change, of: source?.object, in: source?.holder, named: name.map { [$0] } ?? [], owner: node,
      readers: [node])
    if phase == .idle { supervisor?.recordWriteBetweenFrames { write } }
    if isObserved { objectWrites.addToBurst(write) }
    node.dependencyDidChange()
  }

  /// Emits the readers that an object has notified, in tree order. Called before any other event is emitted.
  package func emitBurst() {
    for write in objectWrites.takeBurst().sorted(by: { isEarlier($0.owner, $1.owner) }) { emit(.didChange(write)) }
  }

  private func isEarlier(_ a: ViewNode?, _ b: ViewNode?) -> Bool {
    guard let a, let b else { return false }
    return a.precedes(b)
  }

  // MARK: Writes during a walk

  /// Reports a write to an object during a walk, and defers the notification of its readers to the end of the walk.
  private func objectWasWrittenDuringWalk(
    _ reader: ReaderList.Entry, _ change: ObjectChange?, of source: ObservedSource?
  ) {
    let writer = currentEvaluation.node
    let isOfThisTree = writer?.host === self
    let handle = isOfThisTree ? writer.map { handles.handle(for: $0) } : nil
    // A copy of the tree runs the same code, and does not report it.
    let isReported = (writer == nil || isOfThisTree) && !isCopy
    let property = change?.name ?? (isReported ? callbacks.propertyInChange?() : nil)
    objectWrites.insert(reader, writtenBy: handle, change, of: source?.object, named: change == nil ? property : nil)
    guard isReported else { return }
    objectWrites.recordReport(property, writtenBy: handle, at: writer?.path, readBy: reader.handle)
  }

  /// Reports the writes to objects of the walk that has ended.
  package func reportObjectWrites() {
    for write in objectWrites.takeUnreported() {
      var evidence = [Evidence("property", write.property ?? "a property of an observable object")]
      if let path = write.path { evidence.append(Evidence("written by", path)) }
      let reader = write.readers.compactMap { handles.node(for: $0) }.min { $0.precedes($1) }
      if let reader { evidence.append(Evidence("read by", reader.path)) }
      report(Diagnostic(.objectWrittenDuringUpdate, path: write.path ?? reader?.path, evidence: evidence))
    }
  }

  /// Enqueues actions for the writes to objects during the walk that has ended.
  @MainActor
  package func enqueueObjectWrites() {
    for write in objectWrites.takeAll() {
      let node = write.writer.flatMap { handles.node(for: $0) } ?? root
      guard let node else { continue }
      enqueueAction(node, .plain(.body) { [unowned self] in apply(write) })
    }
  }

  /// Applies the writes to objects during the walk that has ended, without actions. Dry runs use it.
  @MainActor
  package func applyObjectWrites() {
    for write in objectWrites.takeAll() { apply(write) }
  }

  /// Observes the objects again whose readers are withheld after a write during a walk, such as those of a stopped
  /// loop.
  ///
  /// Observation notifies a reader of one change for each evaluation. The write was that change, so the readers would
  /// not be notified of later ones. A walk without actions evaluates them once more, in one observation that begins
  /// after the walk: writes in the walk do not end it.
  @MainActor
  package func observeWithheldReaders() {
    guard objectWrites.isEmpty, transactions.isEmpty else { return }
    var readers = takeUninformedReaders()
    if readers.isEmpty { return }
    var evaluated: Set<NodeHandle> = []
    for _ in 0..<Self.mostObservations where readers.contains(where: { !evaluated.contains($0.handle) }) {
      evaluated.formUnion(readers.map(\.handle))
      let nodes = evaluated.compactMap { handles.node(for: $0) }.sorted { $0.precedes($1) }
      withObservationTracking(
        {
          walkWithoutActions(evaluating: nodes)
          readers = takeUninformedReaders()
        }, onChange: observationHandler(for: readers))
    }
    withheld.detach()
    releaseRemovedSubtrees()
  }

  /// The largest number of walks in which withheld readers are evaluated. A further walk is necessary if the writes of
  /// a walk have other readers than those evaluated in it.
  private static let mostObservations = 8

  /// Evaluates nodes, and withholds the actions that become due.
  @MainActor
  private func walkWithoutActions(evaluating nodes: [ViewNode]) {
    withPhase(.walking) {
      beginTransaction()
      for node in nodes { node.dependencyDidChange() }
      runPasses()
      endTransaction()
      runDrawPass()
    }
    enqueueObjectWrites()
    for action in takeActions(after: early.takeActions()) { withheld.withhold(action) }
  }

  /// Returns the closure that observable objects call before a change of a property that any of `readers` has read.
  private func observationHandler(for readers: [ReaderList.Entry]) -> @Sendable () -> Void {
    { [reference] in
      let work = UncheckedSendableClosure {
        for reader in readers { reference.host?.objectWillChange(for: reader, isLast: true) }
      }
      if MainQueue.isCurrent { work.run() } else { DispatchQueue.main.async { work.run() } }
    }
  }

  private func takeUninformedReaders() -> [ReaderList.Entry] {
    let readers = objectWrites.takeUninformed { isCurrent($0) }
    if readers.count < 2 { return readers }
    return readers.sorted { a, b in isEarlier(handles.node(for: a.handle), handles.node(for: b.handle)) }
  }

  @MainActor
  private func apply(_ write: ObjectWrites.Write) {
    let readers = write.readers.compactMap { reader in
      handles.node(for: reader.handle).flatMap { $0.evaluation == reader.evaluation ? $0 : nil }
    }
    for node in readers.sorted(by: { $0.precedes($1) }) {
      emit(
        .didChange(
          StateWrite(object: write.change, of: write.object, named: write.names, owner: node, readers: [node])))
      transactions.openCurrent()
      node.dependencyDidChange()
    }
  }
}
