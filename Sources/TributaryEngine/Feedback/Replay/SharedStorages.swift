/// The storages of a subtree that a copy of it shares.
@MainActor
final class SharedStorages {
  private struct Entry {
    let layout: TypeLayout
    let storages: Range<Int>
  }

  let outer: StateSeeds?
  private unowned let copy: ViewNode
  private var storages: ContiguousArray<StateStorage> = []
  private var entries: [UInt64: Entry] = [:]
  private var last: NodeHandle?
  private var rest = 0..<0

  init(of original: ViewNode, with copy: ViewNode, in outer: StateSeeds?) {
    self.copy = copy
    self.outer = outer
    let visitor = StorageVisitor { [unowned self] storage in alreadyOnMainActor { storages.append(storage) } }
    visit(original, below: original, visitor)
  }

  /// Records the storages of the client's views. The parts of controls keep separate state.
  private func visit(_ node: ViewNode, below root: ViewNode, _ visitor: StorageVisitor) {
    if let body = node.asEvaluated, body.layout.hasDynamicProperties, !body.layout.isFrameworkComposite {
      let start = storages.count
      body.visitStorage(visitor)
      if storages.count > start {
        let place = StateSeeds.place(of: node, below: root)
        entries[place] = Entry(layout: body.layout, storages: start..<storages.count)
      }
    }
    node.forEachExistingChild { child in alreadyOnMainActor { visit(child, below: root, visitor) } }
  }

  /// Returns the storage of the next property that is installed at a node of the copy; `nil` if the original has no view
  /// of the same type at this place.
  func next(for node: EvaluatedNode) -> StateStorage? {
    let handle = node.host.handles.handle(for: node)
    if last != handle {
      last = handle
      let entry = node.layout.isFrameworkComposite ? nil : entries[StateSeeds.place(of: node, below: copy)]
      rest = entry.map { $0.layout === node.layout ? $0.storages : 0..<0 } ?? 0..<0
    }
    guard let index = rest.first else { return nil }
    rest = index + 1..<rest.upperBound
    return storages[index]
  }
}
