import Dispatch
import TributaryCombine
import TributaryDiagnostics
import TributaryFeedback

/// Observable objects: whoever read a property is told when it is written.
extension ViewGraph {
  /// The closure that an observable object calls before a property that `node` read changes.
  @usableFromInline
  package func observationHandler(for node: ViewNode) -> @Sendable () -> Void {
    let reader = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    // Nobody else may keep the engine: it would end on the thread that was the last to let it go.
    return { [reference] in
      let work = UncheckedSendableClosure { reference.host?.objectWillChange(for: reader) }
      if MainQueue.isCurrent { work.run() } else { DispatchQueue.main.async { work.run() } }
    }
  }

  /// An object is about to be written, of which a property was read in an evaluation.
  ///
  /// - Parameter change: What the object tells of the change; `nil` if that is nothing.
  func objectWillChange(for reader: ReaderList.Entry, _ change: ObjectChange? = nil) {
    guard let node = handles.node(for: reader.handle) else { return }
    let isCurrent = node.evaluation == reader.evaluation
    if phase == .walking {
      // Who writes what it reads is told by what its last evaluation registered, and the one that goes on is out of date. Who
      // has been evaluated since without reading it is not concerned.
      guard isCurrent || currentEvaluation.node === node else { return }
      return objectWasWrittenDuringWalk(
        ReaderList.Entry(handle: reader.handle, evaluation: node.evaluation), change)
    }
    guard isCurrent else { return }
    let write = StateWrite(object: change, owner: node, readers: [node])
    if phase == .idle { feedback.recordIdleWrite(write) }
    if isObserved { objectWrites.addToBurst(write) }
    openTransaction()
    node.dependencyDidChange()
  }

  /// Tells those who listen which readers an object has told, in the order of the tree. Called before anything else is told.
  package func emitBurst() {
    for write in objectWrites.takeBurst().sorted(by: { isEarlier($0.owner, $1.owner) }) { emit(.didChange(write)) }
  }

  private func isEarlier(_ a: ViewNode?, _ b: ViewNode?) -> Bool {
    guard let a, let b else { return false }
    return precedes(a, b)
  }

  // MARK: Writes during a walk

  /// An object was written at a time when nothing must be: it is told, and those who read it wait for the end of the walk.
  private func objectWasWrittenDuringWalk(_ reader: ReaderList.Entry, _ change: ObjectChange?) {
    let writer = currentEvaluation.node
    let isOfThisTree = writer?.host === self
    let handle = isOfThisTree ? writer.map { handles.handle(for: $0) } : nil
    objectWrites.insert(reader, writtenBy: handle, change)
    // A copy of the tree runs the same code, and tells nobody.
    guard writer == nil || isOfThisTree, !isCopy else { return }
    let property = change?.name.map { ObjectProperty(name: $0) } ?? ObjectProperty.current()
    objectWrites.recordReport(property, writtenBy: handle, at: writer?.path, readBy: reader.handle)
  }

  /// Reports the writes to objects of the walk that has ended.
  package func reportObjectWrites() {
    for write in objectWrites.takeUnreported() {
      var evidence = [Evidence("property", write.property.name ?? "a property of an observable object")]
      if let path = write.path { evidence.append(Evidence("written by", path)) }
      let reader = write.readers.compactMap { handles.node(for: $0) }.min { precedes($0, $1) }
      if let reader { evidence.append(Evidence("read by", reader.path)) }
      report(Diagnostic(.objectWrittenDuringUpdate, path: write.path ?? reader?.path, evidence: evidence))
    }
  }

  /// Makes actions of the writes to objects that came during the walk that has ended.
  @MainActor
  package func enqueueObjectWrites() {
    for write in objectWrites.takeAll() {
      let node = write.writer.flatMap { handles.node(for: $0) } ?? root
      guard let node else { continue }
      enqueueAction(node, .plain(.body) { [unowned self] in apply(write) })
    }
  }

  /// The same without actions: what a dry run does.
  @MainActor
  package func applyObjectWrites() {
    for write in objectWrites.takeAll() { apply(write) }
  }

  @MainActor
  private func apply(_ write: ObjectWrites.Write) {
    let readers = write.readers.compactMap { reader in
      handles.node(for: reader.handle).flatMap { $0.evaluation == reader.evaluation ? $0 : nil }
    }
    for node in readers.sorted(by: { precedes($0, $1) }) {
      emit(.didChange(StateWrite(object: write.change, owner: node, readers: [node])))
      openTransaction()
      node.dependencyDidChange()
    }
  }
}
