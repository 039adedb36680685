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
