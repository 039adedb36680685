import TributaryFeedback

/// Finds lines: readers that have come one by the other, up to one whose first action is due.
///
/// Whoever comes for the first time has no history. It belongs to a line if in each of the last passes someone of its kind
/// has come for the first time too, and has written: to a state that all of them share, or each to one of its own, the next
/// one inside of it.
///
///     shared     rows: [1], [1, 2], [1, 2, 3] …         row n appends row n + 1
///     levels     isShown, isShown, isShown …            each level shows the next
@MainActor
package struct LoopLineFinder {
  private let readers: ContiguousArray<ReaderHistory>
  private let now: Int
  private var shared: [LoopPlace: [Line]] = [:]
  /// Those who have come, by the bodies in which they are written.
  private var levels: [LoopPlace: [Int]] = [:]

  /// In so many passes in a row someone must have come.
  private static let fewestPasses = 8

  package struct Line {
    package let line: SpawningChain
    /// The places in the record of those who have come before.
    package let readers: [Int]
    /// Whether each has a state of its own.
    package let isOfLevels: Bool
  }

  /// - Complexity: O(*n*) in the readers that were recorded, times their depth.
  package init(_ recorder: LoopRecorder, now: Int) {
    self.now = now
    readers = recorder.readers
    guard hasArrivals(readers.indices) else { return }
    var recorder = recorder
    let groups = recorder.groupsByComponent().values.joined().map(\.readers)
    for members in groups.sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) { addLine(of: members) }
    for index in readers.indices where !readers[index].writes.isEmpty {
      levels[readers[index].body, default: []].append(index)
    }
  }

  /// The line of which a reader without a history is one more.
  ///
  /// - Parameters:
  ///   - kin: What the reader is.
  ///   - place: Where it stands.
  package func line(of kin: ReaderSignature, at place: LoopPlace) -> Line? {
    let around = place.outwards
    // Two views of one type each have a line: it is that of the nearest.
    for place in around {
      if let line = shared[place]?.first(where: { $0.line.kins.contains(kin) }) { return line }
    }
    let before = around.flatMap { levels[$0] ?? [] }.filter { readers[$0].kin == kin }
    guard hasArrivals(before) else { return nil }
    return Line(
      line: SpawningChain(kins: [kin], place: commonPlace(of: before)), readers: before.sorted(), isOfLevels: true)
  }

  private mutating func addLine(of members: [Int]) {
    let arrivals = members.filter(isArrival)
    guard hasArrivals(members) else { return }
    let kins = Set(arrivals.map { readers[$0].kin })
    let place = commonPlace(of: arrivals)
    shared[place, default: []].append(
      Line(
        line: SpawningChain(kins: kins, place: place), readers: members.filter { kins.contains(readers[$0].kin) },
        isOfLevels: false))
  }

  /// Whether a reader has come in one of the last passes, and written.
  private func isArrival(_ index: Int) -> Bool {
    guard let pass = readers[index].deliveries.first?.pass else { return false }
    return pass >= now - Self.fewestPasses && pass < now && !readers[index].writes.isEmpty
  }

  /// Whether one of them has come in each of the last passes.
  private func hasArrivals(_ members: some Sequence<Int>) -> Bool {
    Set(members.lazy.filter(isArrival).map { readers[$0].deliveries.first?.pass }).count == Self.fewestPasses
  }

  private func commonPlace(of members: [Int]) -> LoopPlace {
    members.dropFirst().reduce(readers[members[0]].id.place) { $0.common(with: readers[$1].id.place) }
  }
}

/// Readers of which each has brought the next, by what it wrote: no place is told anything twice, and yet it is one loop.
///
///     page 1 ──writes──▶ path ──▶ page 2 ──writes──▶ path ──▶ page 3 ──▶ …
///
/// It is known by the modifiers that they are, and by the place that all of them stand in; so it is known again whoever
/// comes next.
package struct SpawningChain: Hashable {
  package let kins: Set<ReaderSignature>
  /// The innermost place that all of them stand in.
  package let place: LoopPlace

  package init(kins: Set<ReaderSignature>, place: LoopPlace) {
    self.kins = kins
    self.place = place
  }
}

/// Some lines, for the question whether an action is that of one more reader.
package struct LoopLines {
  private var kins: [LoopPlace: Set<ReaderSignature>] = [:]

  package init() {}

  package var isEmpty: Bool { kins.isEmpty }

  package mutating func insert(_ line: SpawningChain) { kins[line.place, default: []].formUnion(line.kins) }

  package mutating func formUnion(_ other: LoopLines) { kins.merge(other.kins) { $0.union($1) } }

  /// The place of the line that an action is of.
  ///
  /// - Complexity: O(*n*²) in the depth of the action's node.
  package func place(of action: PendingAction) -> LoopPlace? {
    let kin = ReaderSignature(action)
    return LoopPlace(action.node).outwards.first { kins[$0]?.contains(kin) ?? false }
  }
}

/// A modifier as it is written, wherever it stands in the tree: its kind, and the view in whose body it is.
package struct ReaderSignature: Hashable {
  private let name: ActionName
  private let node: ObjectIdentifier
  private let body: ObjectIdentifier

  init(_ name: ActionName, of node: ViewNode) {
    self.name = name
    self.node = ObjectIdentifier(type(of: node))
    body = ObjectIdentifier(type(of: node.nearestBody))
  }

  package init(_ action: PendingAction) { self.init(action.name, of: action.node) }
}

extension ViewNode {
  /// The node of the body in which this one is written; the root where there is none.
  package final var nearestBody: ViewNode {
    var body: ViewNode = self
    while !(body is EvaluatedNode), let parent = body.parent { body = parent }
    return body
  }
}
