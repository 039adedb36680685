extension Inspection {
  /// How much an inspection holds at most, so that it stays small whatever it looks at.
  public struct Budget: Codable, Sendable, Equatable {
    /// Nodes of the tree.
    public var nodes: Int
    /// Events of a recording.
    public var events: Int
    /// Passes of a recording that are kept with what they changed.
    public var passes: Int
    /// Nodes that the passes of a recording changed, each counted in each pass.
    public var changes: Int
    /// Characters of the pictures of a recording; a line that stands in several is held once.
    public var pictures: Int
    /// Ways of values that are told of each frame of a recording, or of the moment.
    public var motions: Int
    /// Characters of the text of a value; a longer one ends with "…".
    public var characters: Int

    /// A budget that trees of a few thousand views and recordings of a few hundred frames stay below.
    public init(
      nodes: Int = 20_000, events: Int = 20_000, passes: Int = 1_000, changes: Int = 500_000,
      pictures: Int = 8_000_000, motions: Int = 20_000, characters: Int = 400
    ) {
      self.nodes = nodes
      self.events = events
      self.passes = passes
      self.changes = changes
      self.pictures = pictures
      self.motions = motions
      self.characters = characters
    }
  }

  /// How much was left out because of the budget.
  public struct Omissions: Codable, Sendable, Equatable {
    /// Nodes of the tree.
    public var nodes = 0
    /// Events of the recording.
    public var events = 0
    /// Passes that are not there.
    public var passes = 0
    /// What passes that are there changed beside what they tell.
    public var changes = 0
    /// Pictures of passes and frames that are there.
    public var pictures = 0
    /// Ways of values.
    public var motions = 0

    /// Nothing.
    public init() {}

    /// Whether everything is there.
    public var isEmpty: Bool { self == Omissions() }

    /// What is missing, in words; empty if nothing is.
    public var description: String {
      let parts = [
        (nodes, "nodes"), (events, "events"), (passes, "passes"), (changes, "changes"), (pictures, "pictures"),
        (motions, "motions"),
      ].filter { $0.0 > 0 }
      return parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
  }
}
