@_spi(Engine) package import TributaryEngine
import TributaryGeometry

/// The register of departures, with lookups by identity and by container.
///
/// Keys are client values, whose hashing and comparison are client code. That code runs before the register is
/// modified, so it is never called during a mutation. Tables use the hashes that were computed once: a table of keys
/// would compute them again when it grows, and would trap if a key changed its result.
///
/// Nodes are identified by their handles: the register does not retain them, and a new node can have the address of a
/// removed one.
///
/// Invariants:
/// 1. A departure is in `entries` from its insertion until it is taken, in the order of insertion.
/// 2. `units` contains every departure by parent and hash of its key, `unitHandles` the handle of every departing unit,
///    and `held` every departing item by its container.
/// 3. `counts` has one count for every appearance node around each departure.
///
/// Checked by `DepartureRegister.check`.
package final class DepartureRegister {
  private var entries: ContiguousArray<Departure?> = []
  private var count = 0
  private var units: [NodeHandle: [Int: ContiguousArray<Departure>]] = [:]
  private var unitHandles: Set<NodeHandle> = []
  private var held: [NodeHandle: HeldItems] = [:]
  private var counts: [NodeHandle: Int] = [:]

  /// The number of entries that lookups have visited.
  private(set) var entriesVisited = 0

  /// The departing items of one container. Items of ended departures remain in the list until they are more than half
  /// of it.
  private struct HeldItems {
    var items: ContiguousArray<DepartingItem> = []
    var overCount = 0

    var isEmpty: Bool { items.count == overCount }

    mutating func recordEnd() {
      overCount += 1
      if overCount * 2 <= items.count { return }
      items.removeAll(where: \.isOver)
      overCount = 0
    }
  }

  var isEmpty: Bool { count == 0 }

  /// All departures, in the order of their start.
  var all: some Sequence<Departure> { entries.lazy.compactMap(\.self) }

  func insert(_ departure: Departure) {
    units[departure.parent, default: [:]][departure.hash, default: []].append(departure)
    unitHandles.insert(departure.unitHandle)
    departure.place = entries.count
    entries.append(departure)
    count += 1
    for item in departure.items { held[item.holder, default: HeldItems()].items.append(item) }
    for node in departure.unit.appearancesAround {
      let handle = node.host.handles.handle(for: node)
      departure.appearances.append(handle)
      counts[handle, default: 0] += 1
    }
  }

  /// Removes and returns the departure of an identity, if there is one.
  func take(from parent: ViewNode, key: @autoclosure () -> AnyHashable) -> Departure? {
    guard let handle = parent.host.handles.knownHandle(of: parent), let units = units[handle] else { return nil }
    let key = key()
    guard let departure = units[key.hashValue]?.first(where: { $0.key == key }) else { return nil }
    remove(departure)
    sweep()
    return departure
  }

  /// Removes and returns all departures that satisfy a condition.
  ///
  /// - Complexity: O(*n*) in the number of departures.
  func take(where isTaken: (Departure) -> Bool) -> ContiguousArray<Departure> {
    entriesVisited += entries.count
    let taken = ContiguousArray(all.filter(isTaken))
    for departure in taken { remove(departure) }
    sweep()
    return taken
  }

  private func remove(_ departure: Departure) {
    units[departure.parent]?[departure.hash]?.removeAll { $0 === departure }
    if units[departure.parent]?[departure.hash]?.isEmpty ?? false { units[departure.parent]?[departure.hash] = nil }
    if units[departure.parent]?.isEmpty ?? false { units[departure.parent] = nil }
    unitHandles.remove(departure.unitHandle)
    entries[departure.place] = nil
    count -= 1
    for item in departure.items {
      item.isOver = true
      item.node.owner = nil
      held[item.holder]?.recordEnd()
      if held[item.holder]?.isEmpty ?? false { held[item.holder] = nil }
    }
    for appearance in departure.appearances {
      let rest = (counts[appearance] ?? 1) - 1
      counts[appearance] = rest > 0 ? rest : nil
    }
  }

  /// Compacts the entries if there are more gaps than departures.
  private func sweep() {
    if entries.count <= count * 2 { return }
    entriesVisited += entries.count
    entries.removeAll { $0 == nil }
    for (place, departure) in entries.enumerated() { departure?.place = place }
  }

  /// Returns whether a node is a departing unit.
  func contains(_ unit: ViewNode) -> Bool {
    if isEmpty { return false }
    return unit.host.handles.knownHandle(of: unit).map { unitHandles.contains($0) } ?? false
  }

  /// Returns the departing items of a container, in the order of their start.
  func items(of container: ItemNode) -> ContiguousArray<DepartingItem> {
    guard let handle = container.host.handles.knownHandle(of: container), let held = held[handle] else { return [] }
    entriesVisited += held.items.count
    return held.overCount == 0 ? held.items : held.items.filter { !$0.isOver }
  }

  /// Returns the departure that displays an item of a node inside the departing unit, or that displays such an item by
  /// means of the node; `nil` if there is none.
  func departure(displaying node: ViewNode) -> Departure? {
    var items = ContiguousArray<ItemNode>()
    node.appendItems(to: &items)
    for item in items {
      guard let holder = item.holder, let departure = holder.owner.object(), holder.displays(item) else { continue }
      // The lists in an ancestor of the unit may not have been updated since the start of the departure.
      if node === item || node.isBelow(departure.unit) { return departure }
    }
    // The parents of a kept node must exist as long as the node.
    return all.first { departure in
      !departure.kept.isEmpty && node.isBelow(departure.unit) && departure.kept.contains { $0.isBelow(node) }
    }
  }

  /// Returns the keys of the departing units of a parent.
  package func keys(of parent: ViewNode) -> [AnyHashable] {
    guard let handle = parent.host.handles.knownHandle(of: parent) else { return [] }
    return units[handle]?.values.flatMap { $0.map(\.key) } ?? []
  }

  /// Returns whether a departure is below an appearance node.
  func holdsAny(below node: AppearanceNode) -> Bool {
    node.host.handles.knownHandle(of: node).map { counts[$0] != nil } ?? false
  }

  /// Checks the indices, and calls `fail` with a sentence for each violation.
  func check(_ fail: (String) -> Void) {
    let all = Array(all)
    if all.count != count { fail("The count equals the number of departures.") }
    if units.values.reduce(0, { $0 + $1.values.reduce(0) { $0 + $1.count } }) != count {
      fail("The index of units has one entry for each departure.")
    }
    if unitHandles != Set(all.map(\.unitHandle)) {
      fail("The set of units has the handle of each departing unit.")
    }
    let items = held.values.reduce(0) { $0 + $1.items.count(where: { !$0.isOver }) }
    if items != all.reduce(0, { $0 + $1.items.count }) {
      fail("The index of items has one entry for each departing item.")
    }
    if counts.values.reduce(0, +) != all.reduce(0, { $0 + $1.appearances.count }) {
      fail("The counts of appearance nodes equal the number of departures below them.")
    }
  }
}

extension ViewNode {
  /// Returns whether a node is a structural ancestor of this node.
  func isBelow(_ ancestor: ViewNode) -> Bool {
    depth > ancestor.depth && ancestors.contains { $0 === ancestor }
  }

  /// The appearance nodes that contain this node, up to the nearest item.
  var appearancesAround: [AppearanceNode] {
    ancestors.prefix { $0.asItem == nil }.all(of: AppearanceNode.self)
  }
}
