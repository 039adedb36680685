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
