import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The matched geometry groups of a host, by id and namespace.
///
/// Invariants:
/// 1. `groups` contains every group with a member, by the hash of its key, which client code computes once. `shared`
///    contains the groups with several members, and until the end of a walk some groups that had several.
/// 2. `newMembers` contains the members that joined a group in the current walk, and possibly some that were removed
///    since. `departed` contains the groups with a `departure`.
/// 3. After the passes, every visible view follows the source of its group: see ``MatchedGeometryNode``.
///
/// Checked by `MatchedGeometryRegistry.checkInvariants`.
package final class MatchedGeometryRegistry {
  /// The namespace and the identifier of a group.
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

  private let hostReference: Unretained<ViewGraph>

  /// The host, which owns this object.
  private var host: ViewGraph {
    @inline(__always) get { hostReference.object() }
  }

  private var groups: [Int: ContiguousArray<MatchedGeometryGroup>] = [:]
  /// The groups with several members, in the order in which they gained a second member.
  private var shared: ContiguousArray<MatchedGeometryGroup> = []
  private var newMembers: ContiguousArray<TypedHandle<MatchedGeometryNode>> = []
  /// The groups from which a view was removed in this walk.
  private var departed: ContiguousArray<MatchedGeometryGroup> = []

  init(_ host: ViewGraph) { hostReference = Unretained(host) }

  /// The number of entries that removals have visited in the lists of members of the current groups.
  package var entriesVisited: Int { groups.values.joined().reduce(0) { $0 + $1.members.entriesVisited } }

  // MARK: Members

  func join(_ node: MatchedGeometryNode, _ id: AnyHashable, in namespace: Namespace.ID) {
    let group = group(Key(id, in: namespace))
    let handle = host.handles.typedHandle(for: node)
    group.members.append(handle)
    if group.members.count > 1, !group.isShared {
      group.isShared = true
      shared.append(group)
    }
    node.group = group
    node.isNewMember = true
    newMembers.append(handle)
  }

  /// Returns the group of a key, and creates it if necessary.
  private func group(_ key: Key) -> MatchedGeometryGroup {
    if let group = groups[key.hash]?.first(where: { $0.key == key }) { return group }
    let group = MatchedGeometryGroup(key)
    groups[key.hash, default: []].append(group)
    return group
  }

  func leave(_ node: MatchedGeometryNode) {
    guard let group = node.group else { return }
    node.group = nil
    let handle = host.handles.typedHandle(for: node)
    group.members.remove(handle)
    node.isNewMember = false
    // The remaining members may have followed this view. They are matched again at the end of the walk.
    if group.members.isEmpty, group.departure == nil { forget(group) }
  }

  private func forget(_ group: MatchedGeometryGroup) {
    groups[group.key.hash]?.removeAll { $0 === group }
    if groups[group.key.hash]?.isEmpty ?? false { groups[group.key.hash] = nil }
  }

  /// Records the displayed frames of the views in a unit that is about to be removed, as the start frames of views that
  /// replace them.
  @MainActor
  func recordDeparture(of unit: ViewNode) {
    var nodes: ContiguousArray<MatchedGeometryNode> = []
    MatchedGeometryNode.collect(in: unit, &nodes)
    for node in nodes { recordDeparture(of: node) }
  }

  /// Records the displayed frame of a view that is about to be removed. The first removed view of a group in a walk
  /// provides the start frame of its replacement.
  func recordDeparture(of node: MatchedGeometryNode) {
    guard let group = node.group, group.departure == nil, let frame = node.shownFrame else { return }
    group.departure = frame
    departed.append(group)
  }

  /// Discards the records of the walk that has ended.
  func endWalk() {
    for handle in newMembers { host.handles.node(for: handle)?.isNewMember = false }
    newMembers.removeAll(keepingCapacity: true)
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

  /// Compares the views of each group with its source, and schedules a placement of the views whose frame differs.
  ///
  /// - Parameter begin: A closure that places views that replace removed ones at the frames of those, and then back at
  ///   their own.
  /// - Returns: Whether any placement was scheduled.
  @MainActor
  func match(_ begin: ([(node: MatchedGeometryNode, start: CGRect)]) -> Void) -> Bool {
    var matched: ContiguousArray<(members: [MatchedGeometryNode], source: MatchedGeometryNode?)> = []
    var begun: [(node: MatchedGeometryNode, start: CGRect)] = []
    for group in groupsToMatch {
      let members = nodes(of: group)
      let source = source(among: members) { report(group, first: $0, other: $1) }
      matched.append((members, source))
      guard let source, let start = group.departure, source.isNewMember else { continue }
      source.isNewMember = false
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
    group.members.compactMap { host.handles.node(for: $0) }
  }

  private var groupsToMatch: ContiguousArray<MatchedGeometryGroup> {
    // A group with one member is matched if its only view replaces a removed one.
    shared.filter { !$0.members.isEmpty } + departed.filter { $0.members.count == 1 && !$0.isShared }
  }

  /// Returns the first view in view order that is a source and not departing.
  ///
  /// - Parameter report: A closure that is called for each pair of sources, in view order.
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
      let isEarlier = member.precedes(known)
      report(isEarlier ? member : known, isEarlier ? known : member)
      if isEarlier { first = member }
    }
    return first
  }

  // MARK: Invariants

  @MainActor
  func checkInvariants(_ fail: (String) -> Void) {
    if !newMembers.isEmpty || !departed.isEmpty {
      fail("After a walk, no insertion or removal of a group member is pending.")
    }
    for (hash, group) in groups.flatMap({ hash, groups in groups.map { (hash, $0) } }) {
      if group.key.hash != hash { fail("A group is indexed by the hash of its key.") }
      if group.departure != nil { fail("After a walk, no group is waiting for the replacement of a removed member.") }
      if group.members.isEmpty { fail("A group has at least one member.") }
      if group.isShared != (group.members.count > 1) {
        fail("A group is shared if and only if it has several members.")
      }
      group.members.check(fail)
      checkMatches(of: group, fail)
      for member in group.members where host.handles.node(for: member)?.group !== group {
        fail("The members of a group are in the tree and refer to the group.")
      }
    }
    let marked = groups.values.joined().filter(\.isShared)
    if Set(marked.map { ObjectIdentifier($0) }) != Set(shared.map { ObjectIdentifier($0) })
      || shared.count != marked.count
    {
      fail("Every shared group is listed exactly once.")
    }
  }

  /// Determines the source of a group and its frame again, and compares them with the matches.
  @MainActor
  private func checkMatches(of group: MatchedGeometryGroup, _ fail: (String) -> Void) {
    let members = nodes(of: group)
    let source = source(among: members)
    for member in members where member.isPresent {
      let frame = source.flatMap { member === $0 ? nil : member.frame(of: $0) }
      if member.match != frame { fail("The matched frame of a view is the frame of its source: \(member.path).") }
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
