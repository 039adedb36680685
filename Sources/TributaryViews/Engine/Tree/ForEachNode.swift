/// The node of a `ForEach`: children in the order of the elements, each with the id that keeps it.
///
/// Invariants:
/// 1. `ids[i]` identifies `children[i]`.
/// 2. Elements with equal ids keep their children in order of appearance: the first stays the first.
///
/// Tables by id have their room from the start: one that grows hashes and compares everything once more, and ends the
/// program where an id is equal to another now that was not before.
///
/// Checked by `ForEachNode.checkInvariants`, and tested by `IdentityMisuseTests`.
@usableFromInline
package final class ForEachNode<ID: Hashable>: ListNode {
  @exclusivity(unchecked) @usableFromInline package var ids: ContiguousArray<ID> = []
  @usableFromInline package let environment: Unretained<EnvironmentScope>

  private var old: [ID: ContiguousArray<ViewNode>] = [:]
  private var oldOrder: (children: ContiguousArray<ViewNode>, ids: ContiguousArray<ID>) = ([], [])

  @usableFromInline
  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(parent: inputs.parentReference)
  }

  @usableFromInline
  package func reserve(_ count: Int) {
    children.reserveCapacity(count)
    ids.reserveCapacity(count)
  }

  @inlinable
  package func append(_ child: consuming ViewNode, id: ID) {
    append(child)
    ids.append(id)
  }

  /// The first children stand.
  @usableFromInline
  package func didMake() {
    reportDuplicates()
  }

  @usableFromInline
  package func beginRearrangement() {
    // Code of users hashes and compares ids: meanwhile the node stands as it was.
    var former = [ID: ContiguousArray<ViewNode>](minimumCapacity: ids.count)
    for (id, child) in zip(ids, children).reversed() { former[id, default: []].append(child) }
    (old, oldOrder) = (former, (children, ids))
    children = []
    ids = []
  }

  /// The child that an id had before, once.
  @usableFromInline @MainActor
  package func takeOld(id: ID) -> ViewNode? {
    // The id is looked for first, so that nothing is being modified while code of users compares.
    guard let place = old.index(forKey: id), let child = old.values[place].popLast() else {
      return host.reinstate(in: self, key: id)
    }
    return child
  }

  @usableFromInline @MainActor
  package func endRearrangement() {
    let kept = Set(children.map { ObjectIdentifier($0) })
    let (gone, idsOfGone) = oldOrder
    old = [:]
    oldOrder = ([], [])
    for (child, id) in zip(gone, idsOfGone) where !kept.contains(ObjectIdentifier(child)) {
      host.remove(child, key: AnyHashable(id))
    }
    reportDuplicates()
    parent?.itemsDidChange()
  }

  private func reportDuplicates() { reportDuplicates(of: ids) }

  override package var isDynamic: Bool { true }

  override package var pathComponent: String? { "ForEach" }
}

extension ForEachNode: HoldsElements {
  package func elementPlace(_ id: AnyHashable) -> ElementPlace? {
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    return children[index].onlyItem().map { .item($0.object) }
  }

  package func elementID(of child: ViewNode) -> AnyHashable? {
    let index = Int(child.indexInParent)
    return children.indices.contains(index) && children[index] === child ? AnyHashable(ids[index]) : nil
  }
}

extension ViewNode {
  /// Reports every id that stands twice.
  package final func reportDuplicates<ID: Hashable>(of ids: ContiguousArray<ID>) {
    guard ids.count > 1, !areRisingNumbers(ids) else { return }
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      host.reportDuplicateID(id, in: self)
    }
  }
}

/// Whether the ids are integers in rising order: the common case, in which none can stand twice.
private func areRisingNumbers<ID: Hashable>(_ ids: ContiguousArray<ID>) -> Bool {
  guard ID.self == Int.self else { return false }
  let numbers = unsafeBitCast(ids, to: ContiguousArray<Int>.self)
  for index in numbers.indices.dropFirst() where numbers[index] <= numbers[index - 1] { return false }
  return true
}
