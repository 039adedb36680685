import Dispatch
import TributaryDiagnostics

extension HostCore {
  /// Registers that the code that runs for `node` read a value.
  @usableFromInline
  package func register(_ node: ViewNode, in readers: inout ReaderList) {
    let entry = ReaderList.Entry(handle: handles.handle(for: node), evaluation: node.evaluation)
    readers.insert(entry) { handles.node(for: $0.handle)?.evaluation == $0.evaluation }
  }

  /// Applies a write to state, unless this is no time for it.
  ///
  /// - Parameter change: Writes the value and tells what changed; `nil` if the value was equal.
  package func write(to storage: StateStorage, _ change: @escaping () -> StateChange?) {
    guard MainQueue.isCurrent else {
      let work = UncheckedWork {
        self.reportOnce("off-main:\(storage.propertyName)", self.offMainDiagnostic(storage))
        self.write(to: storage, change)
      }
      DispatchQueue.main.async { work.run() }
      return
    }
    if phase == .walking {
      report(writeDuringUpdateDiagnostic(storage))
      return
    }
    guard let change = change() else { return }
    if loops.isRecording {
      loops.noteChange(change, owner: handles.node(for: storage.owner), isRead: storage.isRead)
    }
    notifyReaders(of: storage)
  }

  /// Marks everyone who read `storage` since its last write.
  package func notifyReaders(of storage: StateStorage) {
    var entries = storage.readers.takeAll()
    if let changed = storage.derivedReaders?.takeChanged() { entries += changed }
    for entry in entries {
      guard let node = handles.node(for: entry.handle), node.evaluation == entry.evaluation else { continue }
      node.dependencyDidChange()
    }
  }

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
      entry, of: location, isCurrent: { handles.node(for: $0.handle)?.evaluation == $0.evaluation },
      hasChanged: hasChanged)
  }

  /// The closure that an observable object calls before a property that `node` read changes.
  @usableFromInline
  package func observationHandler(for node: ViewNode) -> @Sendable () -> Void {
    let handle = handles.handle(for: node)
    let evaluation = node.evaluation
    return { [weak self] in
      guard let self else { return }
      let work = UncheckedWork {
        guard let node = self.handles.node(for: handle), node.evaluation == evaluation else { return }
        self.loops.noteChange(nil, owner: node, isRead: true)
        node.dependencyDidChange()
      }
      if MainQueue.isCurrent { work.run() } else { DispatchQueue.main.async { work.run() } }
    }
  }
}

/// Work that is handed to the main thread although what it captures is not sendable; it runs there and nowhere else.
package struct UncheckedWork: @unchecked Sendable {
  private let body: () -> Void

  package init(_ body: @escaping () -> Void) { self.body = body }

  package func run() { body() }
}
