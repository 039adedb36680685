import TributaryDiagnostics
import TributaryLoopRules
@_spi(Engine) package import TributaryEngine

/// A finder of spawning chains: readers each of which caused the insertion of the next, up to one whose first action is
/// due.
///
/// An inserted reader has no history. It belongs to a chain if, in each of the last passes, a reader of the same kind
/// was inserted and has written state: either one state that all of them share, or a separate state each, where each
/// reader is inside the previous one.
///
///     shared     rows: [1], [1, 2], [1, 2, 3] …         row n appends row n + 1
///     levels     isShown, isShown, isShown …            each level shows the next
@MainActor
package struct LoopLineFinder {
  private let readers: ContiguousArray<ReaderHistory>
  private let now: Int
  private var shared: [TreePosition: [Line]] = [:]
  /// The inserted readers with writes, by the body that declares them.
  private var levels: [TreePosition: [Int]] = [:]

  /// The number of consecutive passes that must have inserted a reader.
  private static let fewestPasses = 8

  /// Readers of one body that were inserted one after another.
  package struct Line {
    package let line: SpawningChain
    /// The indices of the earlier readers in the record.
    package let readers: [Int]
    /// Whether each reader has a separate state.
    package let isOfLevels: Bool
  }

  /// Creates a finder for the readers of a record.
  ///
  /// - Complexity: O(*n*) in the recorded readers, times their depth.
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

  /// Returns the spawning chain that a reader without a history continues.
  ///
  /// - Parameters:
  ///   - signature: The signature of the reader.
  ///   - place: The place of the reader.
  package func line(of signature: ReaderSignature, at place: TreePosition) -> Line? {
    let around = place.outwards
    // If two views of one type have a chain each, the nearest one applies.
    for place in around {
      if let line = shared[place]?.first(where: { $0.line.signatures.contains(signature) }) { return line }
    }
    let before = around.flatMap { levels[$0] ?? [] }.filter { readers[$0].signature == signature }
    guard hasArrivals(before) else { return nil }
    return Line(
      line: SpawningChain(signatures: [signature], place: commonPlace(of: before)), readers: before.sorted(),
      isOfLevels: true)
  }

  private mutating func addLine(of members: [Int]) {
    let arrivals = members.filter(isArrival)
    guard hasArrivals(members) else { return }
    let signatures = Set(arrivals.map { readers[$0].signature })
    let place = commonPlace(of: arrivals)
    shared[place, default: []].append(
      Line(
        line: SpawningChain(signatures: signatures, place: place),
        readers: members.filter { signatures.contains(readers[$0].signature) },
        isOfLevels: false))
  }

  /// Returns whether a reader was inserted in one of the last passes, and has written state.
  private func isArrival(_ index: Int) -> Bool {
    guard let pass = readers[index].deliveries.first?.pass else { return false }
    return pass >= now - Self.fewestPasses && pass < now && !readers[index].writes.isEmpty
  }

  /// Returns whether one of the readers was inserted in each of the last passes.
  private func hasArrivals(_ members: some Sequence<Int>) -> Bool {
    Set(members.lazy.filter(isArrival).map { readers[$0].deliveries.first?.pass }).count == Self.fewestPasses
  }

  private func commonPlace(of members: [Int]) -> TreePosition {
    members.dropFirst().reduce(readers[members[0]].id.place) { $0.common(with: readers[$1].id.place) }
  }
}

/// A chain of readers each of which caused the insertion of the next through its writes. No reader receives a value
/// twice, but the chain is a loop.
///
///     page 1 ──writes──▶ path ──▶ page 2 ──writes──▶ path ──▶ page 3 ──▶ …
///
/// The chain is identified by the signatures of its modifiers and by the place that contains all of them, so that
/// further readers are recognized as part of it.
package struct SpawningChain: Hashable {
  package let signatures: Set<ReaderSignature>
  /// The innermost place that contains all readers.
  package let place: TreePosition

  package init(signatures: Set<ReaderSignature>, place: TreePosition) {
    self.signatures = signatures
    self.place = place
  }
}

/// A set of spawning chains that determines whether an action continues one of them.
package struct LoopLines {
  private var signatures: [TreePosition: Set<ReaderSignature>] = [:]

  package init() {}

  package var isEmpty: Bool { signatures.isEmpty }

  package mutating func insert(_ line: SpawningChain) { signatures[line.place, default: []].formUnion(line.signatures) }

  package mutating func formUnion(_ other: LoopLines) { signatures.merge(other.signatures) { $0.union($1) } }

  /// Returns the place of the spawning chain that an action continues; `nil` if there is none.
  ///
  /// - Complexity: O(*n*²) in the depth of the action's node.
  package func place(of action: PendingAction) -> TreePosition? {
    let signature = ReaderSignature(action)
    return TreePosition(action.node).outwards.first { signatures[$0]?.contains(signature) ?? false }
  }
}

/// The signature of a modifier in source, independent of its position in the tree: its kind, and the view whose body
/// contains it.
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
  /// The node of the body that declares this node; the root if there is none.
  package final var nearestBody: ViewNode {
    var body: ViewNode = self
    while body.asEvaluated == nil, let parent = body.parent { body = parent }
    return body
  }
}
