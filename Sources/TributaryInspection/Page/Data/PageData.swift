import Foundation

/// An inspection as it stands in a page: without what follows from the rest, so that a browser has less to read.
///
/// - A node says only what is unusual about it, and its path goes on from that of the node around.
/// - A pass in which a node stands as the node itself tells names it by its number.
/// - Lengths are told to a thousandth of a point, which is finer than what the page shows.
struct PageData: Codable {
  /// Everything but the nodes and the changes of passes.
  var rest: Inspection
  /// The nodes in the order of the inspection.
  var nodes: [Node]
  /// The changes of each pass, of all frames in order.
  var changes: [[Change]]

  init(_ inspection: Inspection) {
    let told = inspection.nodes.map(\.roundedForPage)
    var byNumber: [Int: Inspection.Node] = [:]
    nodes = told.map { node in
      defer { byNumber[node.id] = node }
      return Node(node, in: node.parent.flatMap { byNumber[$0] })
    }
    let passes = inspection.recording?.frames.flatMap(\.passes) ?? []
    changes = passes.map { $0.changes.map { Change($0.roundedForPage, of: byNumber[$0.node]) } }
    rest = inspection
    rest.nodes = []
    rest.forEachPass { $0.changes = [] }
  }

  /// The inspection with everything that follows from what is told.
  var inspection: Inspection {
    var inspection = rest
    var byNumber: [Int: Inspection.Node] = [:]
    inspection.nodes = nodes.map { told in
      let node = told.node(in: told.parent.flatMap { byNumber[$0] })
      byNumber[node.id] = node
      return node
    }
    var changes = changes[...]
    inspection.forEachPass { pass in
      pass.changes = changes.popFirst()?.compactMap { $0.change(of: byNumber) } ?? []
    }
    return inspection
  }
}

extension Inspection {
  fileprivate mutating func forEachPass(_ change: (inout Recording.Pass) -> Void) {
    guard var recording else { return }
    for frame in recording.frames.indices {
      for pass in recording.frames[frame].passes.indices { change(&recording.frames[frame].passes[pass]) }
    }
    self.recording = recording
  }
}

extension PageData {
  /// Where a node stands since a pass: a number if it stands as the node of that number tells itself.
  enum Change: Codable {
    case asTold(Int)
    case otherwise(Inspection.Recording.Change)

    init(_ change: Inspection.Recording.Change, of node: Inspection.Node?) {
      self = node.map(Inspection.Recording.Change.init) == change ? .asTold(change.node) : .otherwise(change)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let node = try? container.decode(Int.self) {
        self = .asTold(node)
      } else {
        self = .otherwise(try container.decode(Inspection.Recording.Change.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .asTold(let node): try container.encode(node)
      case .otherwise(let change): try container.encode(change)
      }
    }

    /// The whole change; `nil` for a number of no node.
    func change(of nodes: [Int: Inspection.Node]) -> Inspection.Recording.Change? {
      switch self {
      case .asTold(let node): nodes[node].map(Inspection.Recording.Change.init)
      case .otherwise(let change): change
      }
    }
  }
}

extension Inspection.Recording.Change {
  /// Where a node stands by what is told of it.
  fileprivate init(_ node: Inspection.Node) {
    self.init(
      node: node.id, frame: node.frame, proposal: node.layout?.proposal, size: node.layout?.size, state: node.state)
  }
}

/// A path in its parts, so that a path inside of it needs to tell only how it goes on.
struct PagePath {
  static let separator = " › "
  let parts: [String]

  /// The parts of a path; none of no path.
  init(_ path: String?) { parts = path?.components(separatedBy: Self.separator) ?? [] }

  /// How many parts at the beginning are those of another path.
  func countInCommon(with other: PagePath) -> Int { zip(parts, other.parts).prefix { $0 == $1 }.count }

  /// What stands after some parts.
  func text(after count: Int) -> String { parts.dropFirst(count).joined(separator: Self.separator) }

  /// The path that keeps some of the parts, all of them by default, and goes on with others.
  func path(keeping count: Int?, _ way: String) -> String {
    let kept = parts.prefix(max(0, count ?? parts.count)).joined(separator: Self.separator)
    return kept.isEmpty || way.isEmpty ? kept + way : kept + Self.separator + way
  }
}
