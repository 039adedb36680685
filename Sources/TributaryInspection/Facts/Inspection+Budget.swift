extension Inspection {
  /// The limits of an inspection, which bound its size for trees of any size.
  public struct Budget: Codable, Sendable, Equatable {
    /// The maximum number of nodes of the tree.
    public var nodes: Int
    /// The maximum number of events in a recording.
    public var events: Int
    /// The maximum number of recorded passes with their changes.
    public var passes: Int
    /// The maximum number of changed nodes in a recording, counted separately in each pass.
    public var changes: Int
    /// The maximum number of characters in the pictures of a recording. A line that occurs in several pictures is
    /// stored once.
    public var pictures: Int
    /// The maximum number of animated values per frame of a recording, or in an inspection without one.
    public var motions: Int
    /// The maximum number of characters in the text of a value. A longer text ends with "…".
    public var characters: Int

    /// Creates a budget. The defaults suffice for trees of a few thousand views and recordings of a few hundred frames.
    ///
    /// - Parameters:
    ///   - nodes: The maximum number of nodes of the tree.
    ///   - events: The maximum number of events in a recording.
    ///   - passes: The maximum number of recorded passes with their changes.
    ///   - changes: The maximum number of changed nodes in a recording, counted separately in each pass.
    ///   - pictures: The maximum number of characters in the pictures of a recording.
    ///   - motions: The maximum number of animated values per frame of a recording, or in an inspection without one.
    ///   - characters: The maximum number of characters in the text of a value.
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

  /// The numbers of parts that an inspection omits because of its budget.
  public struct OmittedCounts: Codable, Sendable, Equatable {
    /// The number of omitted nodes of the tree.
    public var nodes = 0
    /// The number of omitted events of the recording.
    public var events = 0
    /// The number of omitted passes.
    public var passes = 0
    /// The number of omitted changes in recorded passes.
    public var changes = 0
    /// The number of omitted pictures of recorded passes and frames.
    public var pictures = 0
    /// The number of omitted animated values.
    public var motions = 0

    /// Creates counts of zero.
    public init() {}

    /// Whether the inspection is complete.
    public var isEmpty: Bool { self == OmittedCounts() }

    /// A description of the omitted parts, or an empty string.
    public var description: String {
      let parts = [
        (nodes, "nodes"), (events, "events"), (passes, "passes"), (changes, "changes"), (pictures, "pictures"),
        (motions, "motions"),
      ].filter { $0.0 > 0 }
      return parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
  }
}
