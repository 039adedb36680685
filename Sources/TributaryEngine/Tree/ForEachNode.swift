/// The node of a `ForEach`, with one child per element and the id of each child.
///
/// Invariants:
/// 1. `ids[i]` identifies `children[i]`.
/// 2. Elements with equal ids keep their children in order of appearance: the first remains the first.
///
/// Tables by id reserve their full capacity at the start. A table that grows hashes and compares every key again, and
/// traps if an id now equals another id from which it previously differed.
///
/// Checked by `ForEachNode.checkInvariants`, and tested by `IdentityMisuseTests`.
@usableFromInline
package final class ForEachNode<ID: Hashable>: ListNode {
  @exclusivity(unchecked) @usableFromInline package var ids: ContiguousArray<ID> = []
  @usableFromInline package let environment: Unretained<EnvironmentScope>
  @usableFromInline package var closure = PassedOnClosure<ForEachNode>()

  /// The rearrangement in progress; `nil` between updates.
  private var rearrangement: Rearrangement?
  /// Whether the elements of `ids` are unique.
  private var areUnique = true

  /// The children before a rearrangement.
  ///
  ///     former   a b c d │ e f │ y z        ends.first 4, ends.last 2
  ///     ids      a b c d │ x   │ y z        only e, f and x are hashed
  private struct Rearrangement {
    let children: ContiguousArray<ViewNode>
    let ids: ContiguousArray<ID>
    let ends: ForEachEnds
    let newCount: Int
    let areUnique: Bool
  }

  /// The former children between the two ends that have not been reused; `nil` between updates. It is not part of
  /// `rearrangement`, so that the table is uniquely referenced when a child is removed from it.
  private var middle: [ID: ContiguousArray<ViewNode>]?

  @usableFromInline
  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(parent: inputs.parentReference)
  }

  /// Records that the closure has run for a number of elements. An access from another module would be checked for
  /// exclusivity.
  @usableFromInline
  package func closureHasRun(for count: Int) { hostReference.with { $0.counts.closures &+= count } }

  /// Stores the ids of the initial children before their creation.
  @usableFromInline
  package func reserve(for ids: ContiguousArray<ID>) {
    children.reserveCapacity(ids.count)
    self.ids = ids
  }

  private func reserve(_ count: Int) {
    children.reserveCapacity(count)
    ids.reserveCapacity(count)
  }

  @inlinable
  package func append(_ child: consuming ViewNode, id: ID) {
    append(consume child)
    ids.append(id)
  }

  /// Reports duplicate ids after the initial children have been created.
  @usableFromInline
  package func didMake() {
    areUnique = reportDuplicates(of: ids)
  }

  /// Returns the number of equal ids at both ends of `ids` and `new`.
  ///
  /// - Complexity: O(*n*) comparisons of ids; no id is hashed.
  @inlinable
  package func ends(sharedWith new: ContiguousArray<ID>) -> ForEachEnds {
    let old = ids
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first] == new[first] { first += 1 }
    var last = 0
    while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
    return ForEachEnds(first: first, last: last)
  }

  /// Returns the children if these are exactly the elements that they were made for; otherwise `nil`.
  @inlinable
  package func children(for new: ContiguousArray<ID>, _ ends: ForEachEnds) -> ContiguousArray<ViewNode>? {
    ends.first == new.count && new.count == ids.count ? children : nil
  }

  /// Detaches the children so that they can be arranged in the order of `new`.
  @usableFromInline
  package func beginRearrangement(_ new: ContiguousArray<ID>, _ ends: ForEachEnds) {
    // Client code hashes and compares ids. The node remains unchanged during these calls.
    var ends = ends
    var middle = childrenBetween(ends)
    let areUnique = areUnique && isUnique(new, ends, middle)
    if !areUnique, ends.last > 0 {
      // A duplicate id keeps its children in order of appearance, so the children at the end may belong to other
      // elements.
      ends.last = 0
      middle = childrenBetween(ends)
    }
    rearrangement = Rearrangement(
      children: children, ids: ids, ends: ends, newCount: new.count, areUnique: areUnique)
    self.middle = middle
    children = []
    ids = []
    reserve(new.count)
  }

  private func childrenBetween(_ ends: ForEachEnds) -> [ID: ContiguousArray<ViewNode>] {
    let range = ends.first..<(ids.count - ends.last)
    var middle = [ID: ContiguousArray<ViewNode>](minimumCapacity: range.count)
    for index in range.reversed() { middle[ids[index], default: []].append(children[index]) }
    return middle
  }

  /// Returns whether the elements of `new` are unique, given that those of `ids` are. Also returns `false` if the
  /// answer would take too long to compute.
  private func isUnique(
    _ new: ContiguousArray<ID>, _ ends: ForEachEnds, _ middle: [ID: ContiguousArray<ViewNode>]
  ) -> Bool {
    if areRisingNumbers(new) { return true }
    let range = ends.first..<(new.count - ends.last)
    var seen = Set<ID>(minimumCapacity: range.count)
    var arrivals = ContiguousArray<ID>()
    for index in range {
      if !seen.insert(new[index]).inserted { return false }
      if middle[new[index]] == nil { arrivals.append(new[index]) }
    }
    let others = new.count - range.count
    if arrivals.isEmpty || others == 0 { return true }
    if arrivals.count <= ForEachEnds.mostToSearch {
      return !arrivals.contains { id in new[..<range.lowerBound].contains(id) || new[range.upperBound...].contains(id) }
    }
    let arrived = Set(arrivals)
    return !new[..<range.lowerBound].contains { arrived.contains($0) }
      && !new[range.upperBound...].contains { arrived.contains($0) }
  }

  /// Returns the former child of the element at `index`, and marks the child as reused.
  @usableFromInline @MainActor
  package func takeOld(id: ID, at index: Int) -> ViewNode? {
    guard let former = rearrangement else { return nil }
    if index < former.ends.first { return former.children[index] }
    let fromEnd = former.newCount - index
    if fromEnd <= former.ends.last { return former.children[former.children.count - fromEnd] }
    // The lookup precedes the mutation, so that no access to the table is in progress while client code compares ids.
    guard let place = middle?.index(forKey: id), let child = middle?.values[place].popLast() else {
      return host.reinstate(in: self, key: id)
    }
    return child
  }

  @usableFromInline @MainActor
  package func endRearrangement() {
    guard let former = rearrangement else { return }
    rearrangement = nil
    middle = nil
    let kept = Set(children[former.ends.first..<(children.count - former.ends.last)].map { ObjectIdentifier($0) })
    areUnique = former.areUnique
    for index in former.ends.first..<(former.children.count - former.ends.last) {
      let child = former.children[index]
      if !kept.contains(ObjectIdentifier(child)) { host.remove(child, key: AnyHashable(former.ids[index])) }
    }
    if !areUnique { areUnique = reportDuplicates(of: ids) }
    parent?.itemsDidChange()
  }

  override package var isDynamic: Bool { true }

  override package var pathComponent: String? { "ForEach" }

  override package func dependencyDidChange() { needsUpdate() }

  @MainActor override package func update() { updatePassedOnView() }
}

extension ForEachNode: PassedOnClosureNode {}

extension ForEachNode: HoldsElements {
  package var elementCount: Int? { ids.count }

  package func elementTarget(_ id: AnyHashable) -> ElementTarget? {
    // While the children are created, the later ones do not exist.
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id), index < children.count else { return nil }
    return children[index].onlyItem().map { .item($0.object()) }
  }

  package func elementID(of child: ViewNode) -> (any Hashable)? {
    let index = Int(child.indexInParent)
    return children.indices.contains(index) && children[index] === child ? ids[index] : nil
  }

  package func elementID(at index: Int) -> (any Hashable)? { ids.indices.contains(index) ? ids[index] : nil }
}

/// The number of equal elements at the beginning and at the end of a `ForEach` before and after an update.
@usableFromInline
package struct ForEachEnds {
  @usableFromInline package var first: Int
  @usableFromInline package var last: Int

  /// The largest number of new ids that are searched linearly. More ids are collected in a set.
  static let mostToSearch = 4

  @inlinable
  package init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }
}

extension ViewNode {
  /// Reports every duplicate id.
  ///
  /// - Returns: Whether the ids are unique.
  @discardableResult
  package final func reportDuplicates<ID: Hashable>(of ids: ContiguousArray<ID>) -> Bool {
    guard ids.count > 1, !areRisingNumbers(ids) else { return true }
    var areUnique = true
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      areUnique = false
      reportDuplicateID(id)
    }
    return areUnique
  }
}

/// Returns whether the ids are integers in ascending order, the common case, in which duplicates cannot occur.
private func areRisingNumbers<ID: Hashable>(_ ids: ContiguousArray<ID>) -> Bool {
  guard ID.self == Int.self else { return false }
  let numbers = unsafeBitCast(ids, to: ContiguousArray<Int>.self)
  var index = 1
  while index < numbers.count {
    if numbers[index] <= numbers[index - 1] { return false }
    index += 1
  }
  return true
}

extension ForEachNode: CheckedNode {
  package func checkInvariants(_ fail: (String) -> Void) {
    if ids.count != children.count { fail("The number of ids equals the number of children.") }
  }
}

/// A structural node whose content is identified by ids, which lookups by id consult.
package protocol HoldsElements: ViewNode {
  /// The number of data elements; `nil` for a node that is not a list.
  var elementCount: Int? { get }

  /// Returns the place of the element with the given id at this node; `nil` if the node has no such id.
  func elementTarget(_ id: AnyHashable) -> ElementTarget?

  /// Returns the id of the data element of a structural child; `nil` for children that are not created from data.
  ///
  /// The id has its own type, which an `AnyHashable` would lose for an optional number.
  func elementID(of child: ViewNode) -> (any Hashable)?

  /// Returns the id of the data element at an index; `nil` if there is none.
  func elementID(at index: Int) -> (any Hashable)?
}

/// The place of a view that has an id.
package enum ElementTarget {
  case item(ItemNode)
  /// An element of a lazy list, identified by its index. The row may not exist.
  case row(ViewNode, Int)
}
