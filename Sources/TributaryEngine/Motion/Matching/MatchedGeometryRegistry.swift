import TributaryDiagnostics
import TributaryGeometry

/// The groups of a host, by their names.
///
/// Invariants:
/// 1. `groups` finds those with a member by the hashes of their names, which code of users is asked for once; `shared` those with several, and until the end of a walk some that had.
/// 2. `newcomers` are the members that have come in the walk that goes on, and perhaps some that have gone; `departed` are
///    the groups with a `departure`.
/// 3. After the passes every view that is seen follows the source of its group: see ``MatchedGeometryNode``.
///
/// Checked by `MatchedGeometryRegistry.checkInvariants`.
package final class MatchedGeometryRegistry {
  struct Key: Equatable {
    let namespace: Namespace.ID
    let id: AnyHashable
    let hash: Int

    init(_ id: AnyHashable, in namespace: Namespace.ID) {
      self.namespace = namespace
      self.id = id
      var hasher = Hasher()
      hasher.combine(namespace)
      hasher.combine(id)
      hash = hasher.finalize()
    }
  }

  private unowned(unsafe) let host: ViewGraph
  private var groups: [Int: ContiguousArray<MatchedGeometryGroup>] = [:]
  /// In the order in which they came to have several members.
  private var shared: ContiguousArray<MatchedGeometryGroup> = []
  private var newcomers: ContiguousArray<NodeHandle> = []
  /// The groups that a view has gone from in this walk.
  private var departed: ContiguousArray<MatchedGeometryGroup> = []

  init(_ host: ViewGraph) { self.host = host }

  /// How many entries of the lists of members that stand were looked at so far.
  package var entriesVisited: Int { groups.values.joined().reduce(0) { $0 + $1.members.entriesVisited } }

  // MARK: Members

  func join(_ node: MatchedGeometryNode, _ id: AnyHashable, in namespace: Namespace.ID) {
    let group = group(Key(id, in: namespace))
    let handle = host.handles.handle(for: node)
    group.members.append(handle)
    if group.members.count > 1, !group.isShared {
      group.isShared = true
      shared.append(group)
    }
    node.group = group
    node.isNewcomer = true
    newcomers.append(handle)
  }

  /// The group of a name, made if there is none.
  private func group(_ key: Key) -> MatchedGeometryGroup {
    if let group = groups[key.hash]?.first(where: { $0.key == key }) { return group }
    let group = MatchedGeometryGroup(key)
    groups[key.hash, default: []].append(group)
    return group
  }

  func leave(_ node: MatchedGeometryNode) {
    guard let group = node.group else { return }
    node.group = nil
    let handle = host.handles.handle(for: node)
    group.members.remove(handle)
    node.isNewcomer = false
    // Who is left may have followed: it is looked at once more, at the end of the walk.
    if group.members.isEmpty, group.departure == nil { forget(group) }
  }

  private func forget(_ group: MatchedGeometryGroup) {
    groups[group.key.hash]?.removeAll { $0 === group }
    if groups[group.key.hash]?.isEmpty ?? false { groups[group.key.hash] = nil }
  }

  /// A unit is about to go: its views are where they are shown now for those that come in their place.
  @MainActor
  func recordDeparture(of unit: ViewNode) {
    var nodes: ContiguousArray<MatchedGeometryNode> = []
    unit.collectMatched(&nodes)
    for node in nodes { recordDeparture(of: node) }
  }

  /// A view goes: the first of its group in this walk is the one that another one may take the place of.
  func recordDeparture(of node: MatchedGeometryNode) {
    guard let group = node.group, group.departure == nil, let frame = node.shownFrame else { return }
    group.departure = frame
    departed.append(group)
  }

  /// A walk has ended.
  func endWalk() {
    for handle in newcomers { (host.handles.node(for: handle) as? MatchedGeometryNode)?.isNewcomer = false }
    newcomers.removeAll(keepingCapacity: true)
    for group in departed {
      group.departure = nil
      if group.members.isEmpty { forget(group) }
    }
    departed.removeAll(keepingCapacity: true)
    shared.removeAll { group in
      group.isShared = group.members.count > 1
      return !group.isShared
    }
  }

  // MARK: Matching

  /// Compares where the views of each group stand; those that follow and are elsewhere ask to be placed.
  ///
  /// - Parameter begin: Places views, which have come in the place of others that go, where those were, and back again.
  /// - Returns: Whether any asked.
  @MainActor
  func match(_ begin: ([(node: MatchedGeometryNode, start: CGRect)]) -> Void) -> Bool {
    var matched: ContiguousArray<(members: [MatchedGeometryNode], source: MatchedGeometryNode?)> = []
    var begun: [(node: MatchedGeometryNode, start: CGRect)] = []
    for group in groupsToMatch {
      let members = nodes(of: group)
      let source = source(among: members) { report(group, first: $0, other: $1) }
      matched.append((members, source))
      guard let source, let start = group.departure, source.isNewcomer else { continue }
      source.isNewcomer = false
      begun.append((source, start))
    }
    if !begun.isEmpty { begin(begun) }
    var hasChanged = !begun.isEmpty
    for (members, source) in matched {
      for member in members {
        let frame = source.flatMap { member === $0 ? nil : member.frame(of: $0) }
        if member.follow(frame) { hasChanged = true }
      }
    }
    return hasChanged
  }

  private func nodes(of group: MatchedGeometryGroup) -> [MatchedGeometryNode] {
    group.members.compactMap { host.handles.node(for: $0) as? MatchedGeometryNode }
  }

  private var groupsToMatch: ContiguousArray<MatchedGeometryGroup> {
    // A group of one is looked at if its only view comes in the place of one that has gone.
    shared.filter { !$0.members.isEmpty } + departed.filter { $0.members.count == 1 && !$0.isShared }
  }

  /// The first view in view order that is a source and is not on its way out.
  ///
  /// - Parameter report: Called for two sources, in view order.
  @MainActor
  private func source(
    among members: [MatchedGeometryNode],
    _ report: (_ first: MatchedGeometryNode, _ other: MatchedGeometryNode) -> Void = { _, _ in }
  ) -> MatchedGeometryNode? {
    var first: MatchedGeometryNode?
    for member in members where member.matching.isSource && member.isPresent && !member.isAbsent(.departing) {
      guard let known = first else {
        first = member
        continue
      }
      let isEarlier = host.precedes(member, known)
      report(isEarlier ? member : known, isEarlier ? known : member)
      if isEarlier { first = member }
    }
    return first
  }

  // MARK: Invariants

  @MainActor
  package func checkInvariants(_ fail: (String) -> Void) {
    if !newcomers.isEmpty || !departed.isEmpty { fail("After a walk no view comes to a group or goes from it.") }
    for (hash, group) in groups.flatMap({ hash, groups in groups.map { (hash, $0) } }) {
      if group.key.hash != hash { fail("A group is found by its name.") }
      if group.departure != nil { fail("After a walk no group waits for a view in the place of one that has gone.") }
      if group.members.isEmpty { fail("A group has a member.") }
      if group.isShared != (group.members.count > 1) { fail("A group is shared if it has several members.") }
      group.members.check(fail)
      checkMatches(of: group, fail)
      for member in group.members where (host.handles.node(for: member) as? MatchedGeometryNode)?.group !== group {
        fail("The members of a group are views in the tree that know it.")
      }
    }
    let marked = groups.values.joined().filter(\.isShared)
    if Set(marked.map { ObjectIdentifier($0) }) != Set(shared.map { ObjectIdentifier($0) })
      || shared.count != marked.count
    {
      fail("Every shared group is listed once.")
    }
  }

  /// Looks for the source of a group again, and where it stands.
  @MainActor
  private func checkMatches(of group: MatchedGeometryGroup, _ fail: (String) -> Void) {
    let members = nodes(of: group)
    let source = source(among: members)
    for member in members where member.isPresent {
      let frame = source.flatMap { member === $0 ? nil : member.frame(of: $0) }
      if member.match != frame { fail("A view follows the source of its group: \(member.path).") }
    }
  }

  private func report(_ group: MatchedGeometryGroup, first: ViewNode, other: ViewNode) {
    let path = other.path
    host.reportOnce(
      "matched:\(group.key.id):\(path)",
      Diagnostic(
        .duplicateGeometrySource, path: path,
        evidence: [Evidence("id", "\(group.key.id)"), Evidence("source", first.path)]))
  }
}

extension MatchedGeometryRegistry: HostFeature {
  package static let slot = FeatureSlot()

  package convenience init(of host: ViewGraph) { self.init(host) }
}

extension ViewGraph {
  /// The groups of views that share their geometry; `nil` as long as there is none.
  package var matchedGeometry: MatchedGeometryRegistry? {
    get { features[MatchedGeometryRegistry.self] }
    set { features[MatchedGeometryRegistry.self] = newValue }
  }
}
