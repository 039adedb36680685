extension Inspection {
  /// How much work it was, as plain numbers; they repeat exactly.
  public struct Counts: Codable, Sendable, Equatable {
    /// Frames that were run.
    public var frames = 0
    public var bodies = 0
    public var measurements = 0
    public var placements = 0
    /// Calls of `reduce`.
    public var reduces = 0
    public var actions = 0
    public var nodesCreated = 0
    public var nodesVisited = 0

    /// No work at all.
    public init() {}
  }

  /// How much an inspection holds at most, so that it stays small whatever it looks at.
  public struct Budget: Codable, Sendable, Equatable {
    /// Nodes of the tree.
    public var nodes: Int
    /// Events of a recording.
    public var events: Int
    /// Passes of a recording that are kept with what they changed.
    public var passes: Int
    /// Characters of the text of a value.
    public var characters: Int

    public init(nodes: Int = 20_000, events: Int = 20_000, passes: Int = 1_000, characters: Int = 400) {
      self.nodes = nodes
      self.events = events
      self.passes = passes
      self.characters = characters
    }
  }

  /// How much was left out because of the budget.
  public struct Omissions: Codable, Sendable, Equatable {
    public var nodes = 0
    public var events = 0
    public var passes = 0

    /// Nothing.
    public init() {}

    /// Whether everything is there.
    public var isEmpty: Bool { self == Omissions() }

    /// What is missing, in words; empty if nothing is.
    public var description: String {
      let parts = [(nodes, "nodes"), (events, "events"), (passes, "passes")].filter { $0.0 > 0 }
      return parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
  }
}
