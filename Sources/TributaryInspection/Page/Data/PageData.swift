import Foundation

/// An inspection in the compact format of a page, without derived values, so that a browser reads less data.
///
/// - A node contains only values that differ from the defaults, and its path continues that of its parent.
/// - If a change in a pass matches the data of the node, it contains only the node's number.
/// - Lengths are rounded to 0.001 points, which is finer than the display of the page.
/// - Findings with a loop precede the others, because a loop often causes them. Otherwise their order is that of
///   occurrence.
struct PageData: Codable {
  /// The inspection without the nodes and the changes of passes.
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
    rest.findings = inspection.findings.filter { $0.loop != nil } + inspection.findings.filter { $0.loop == nil }
    rest.forEachPass { $0.changes = [] }
  }

  /// The complete inspection, with the derived values.
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
  /// The state of a node after a pass: only a number if it matches the data of the node.
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

    /// Returns the complete change, or `nil` for an unknown number.
    func change(of nodes: [Int: Inspection.Node]) -> Inspection.Recording.Change? {
      switch self {
      case .asTold(let node): nodes[node].map(Inspection.Recording.Change.init)
      case .otherwise(let change): change
      }
    }
  }
}

extension Inspection.Recording.Change {
  /// Creates the state that the data of a node describes.
  fileprivate init(_ node: Inspection.Node) {
    self.init(
      node: node.id, frame: node.frame, proposal: node.layout?.proposal, size: node.layout?.size, state: node.state)
  }
}

/// A path in its components, so that a nested path needs to store only its remainder.
struct PagePath {
  static let separator = " › "
  let parts: [String]

  /// Creates the components of a path, or none for `nil`.
  init(_ path: String?) { parts = path?.components(separatedBy: Self.separator) ?? [] }

  /// Returns the number of leading components shared with another path.
  func countInCommon(with other: PagePath) -> Int { zip(parts, other.parts).prefix { $0 == $1 }.count }

  /// Returns the path after a given number of components.
  func text(after count: Int) -> String { parts.dropFirst(count).joined(separator: Self.separator) }

  /// Returns a path of leading components, all by default, followed by others.
  func path(keeping count: Int?, _ way: String) -> String {
    let kept = parts.prefix(max(0, count ?? parts.count)).joined(separator: Self.separator)
    return kept.isEmpty || way.isEmpty ? kept + way : kept + Self.separator + way
  }
}
