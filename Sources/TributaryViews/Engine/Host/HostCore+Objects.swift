import Dispatch
import TributaryCombine
import TributaryDiagnostics
import TributaryFeedback

/// Observable objects: whoever read a property is told when it is written.
extension HostCore {
  /// The closure that an observable object calls before a property that `node` read changes.
  @usableFromInline
  package func observationHandler(for node: ViewNode) -> @Sendable () -> Void {
    let reader = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    // Nobody else may keep the engine: it would end on the thread that was the last to let it go.
    return { [reference] in
      let work = UncheckedWork { reference.host?.objectWillChange(for: reader) }
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
      // Who writes what it reads is told by what its last evaluation registered, and the one that goes on is out of date.
      let isOwn = currentEvaluation.node === node
      let current = ReaderList.Entry(handle: reader.handle, evaluation: node.evaluation)
      return objectWasWrittenDuringWalk(isCurrent || isOwn ? current : nil, change)
    }
    guard isCurrent else { return }
    let write = StateWrite(object: change, owner: node, readers: [node])
    if phase == .idle { feedback.recordIdleWrite(write) }
    emit(.didChange(write))
    openTransaction()
    node.dependencyDidChange()
  }

  // MARK: Writes during a walk

  /// An object was written at a time when nothing must be: it is told, and those who read it wait for the end of the walk.
  ///
  /// - Parameter reader: `nil` if who read the object has been evaluated since.
  private func objectWasWrittenDuringWalk(_ reader: ReaderList.Entry?, _ change: ObjectChange?) {
    let writer = currentEvaluation.node
    let isOfThisTree = writer?.host === self
    let handle = isOfThisTree ? writer.map { handles.handle(for: $0) } : nil
    if let reader { objectWrites.insert(reader, writtenBy: handle, change) }
    // A copy of the tree runs the same code, and tells nobody.
    guard writer == nil || isOfThisTree, !isCopy else { return }
    let property = change?.name.map { ObjectProperty(name: $0) } ?? ObjectProperty.current()
    guard objectWrites.isFirstReport(handle, property) else { return }
    report(objectWriteDiagnostic(property, by: writer, readBy: reader.flatMap { handles.node(for: $0.handle) }))
  }

  private func objectWriteDiagnostic(
    _ property: ObjectProperty, by writer: ViewNode?, readBy reader: ViewNode?
  ) -> Diagnostic {
    var evidence = [Evidence("property", property.name ?? "one that an observable object has")]
    if let writer { evidence.append(Evidence("written by", writer.path)) }
    if let reader { evidence.append(Evidence("read by", reader.path)) }
    return Diagnostic(
      .objectWrittenDuringUpdate, path: (writer ?? reader)?.path, evidence: evidence)
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
    for reader in write.readers {
      guard let node = handles.node(for: reader.handle), node.evaluation == reader.evaluation else { continue }
      emit(.didChange(StateWrite(object: write.change, owner: node, readers: [node])))
      openTransaction()
      node.dependencyDidChange()
    }
  }
}
