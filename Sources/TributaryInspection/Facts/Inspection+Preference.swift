public import Foundation

extension Inspection {
  /// Who writes a preference, how it is folded, and who reads it.
  public struct Preference: Codable, Sendable, Equatable {
    /// The name of the key.
    public var key: String

    /// The value at the root; `nil` where nothing asked for it.
    public var value: String?

    /// In the order of the fold, the hidden ones among them.
    public var writers: [Writer]

    /// In the order in which they are done: deepest first.
    public var folds: [Fold]

    /// Who is told the value, or builds its content from it.
    public var readers: [Reader]

    /// How often `reduce` runs to fold what is there from nothing.
    public var reduces: Int { folds.reduce(0) { $0 + $1.parts.count - 1 } }

    /// A preference with those who take part.
    public init(
      key: String, value: String? = nil, writers: [Writer] = [], folds: [Fold] = [], readers: [Reader] = []
    ) {
      self.key = key
      self.value = value
      self.writers = writers
      self.folds = folds
      self.readers = readers
    }

    /// Who publishes a value, or edits the one that comes from below.
    public struct Writer: Codable, Sendable, Equatable {
      /// The node that writes.
      public var node: Int
      /// Whether it edits what comes from below.
      public var isTransform: Bool
      /// What it contributes, as text.
      public var value: String
      /// The anchors in the value, as they stand in the root, in points; those of points have no size.
      public var anchors: [CGRect]
      /// Where in the source its modifier was written.
      public var location: String?
      /// The writer above that replaces this one; `nil` if it takes part.
      public var hiddenBy: Int?
      /// Why it takes no part, in one sentence.
      public var hiddenReason: String?
      /// Where it stands among all who take part, writers, folds and readers, in their order from 0.
      public var place: Int
      /// The place of who takes the value up next: the fold, edit or reader around, or the writer that replaces it; `nil`
      /// at the root.
      public var taker: Int?

      /// A writer with what it contributes.
      public init(
        node: Int, isTransform: Bool = false, value: String, anchors: [CGRect] = [], location: String? = nil,
        hiddenBy: Int? = nil, hiddenReason: String? = nil, place: Int = 0, taker: Int? = nil
      ) {
        self.node = node
        self.isTransform = isTransform
        self.value = value
        self.anchors = anchors
        self.location = location
        self.hiddenBy = hiddenBy
        self.hiddenReason = hiddenReason
        self.place = place
        self.taker = taker
      }
    }

    /// A container that folds the values of several items: one call of `reduce` for each but the first.
    public struct Fold: Codable, Sendable, Equatable {
      /// The container.
      public var node: Int
      /// The items that take part, in view order.
      public var parts: [Int]
      /// What the fold comes to, as text.
      public var value: String
      /// Where it stands among all who take part.
      public var place: Int
      /// The place of who takes the value up next; `nil` at the root.
      public var taker: Int?

      /// A fold of some parts.
      public init(node: Int, parts: [Int], value: String, place: Int = 0, taker: Int? = nil) {
        self.node = node
        self.parts = parts
        self.value = value
        self.place = place
        self.taker = taker
      }
    }

    /// Who is told.
    public struct Reader: Codable, Sendable, Equatable {
      /// The node that reads.
      public var node: Int
      /// The modifier, as its user wrote it.
      public var name: String
      /// Where in the source its modifier was written.
      public var location: String?
      /// Where it stands among all who take part.
      public var place: Int
      /// The place of who takes up next what it was told, for readers keep nothing to themselves; `nil` at the root.
      public var taker: Int?

      /// A reader by its modifier.
      public init(node: Int, name: String, location: String? = nil, place: Int = 0, taker: Int? = nil) {
        self.node = node
        self.name = name
        self.location = location
        self.place = place
        self.taker = taker
      }
    }
  }
}

extension Inspection.Preference {
  /// A step of a value on its way to who reads it.
  public struct Flow: Codable, Sendable, Equatable {
    /// The node that gives the value: a writer, a fold, or a reader that it goes past.
    public var from: Int
    /// The node that takes it.
    public var to: Int
    /// The value, as text.
    public var value: String
    /// Whether it goes no further: the taker is a writer, which replaces it.
    public var isHidden: Bool
  }

  /// One who takes part, whatever the part is.
  struct Participant {
    let place: Int
    let node: Int
    let taker: Int?
    /// What is given; `nil` for readers, which give what they were told.
    let value: String?
    let isReplacing: Bool
    /// The lines of text that tell of it, for paths by node.
    let lines: ((Int) -> String) -> [String]
  }

  /// Every step from the writers through the folds to the readers, in the order in which values are given.
  ///
  /// What reaches the root takes no further step, and neither does what one view reads and folds.
  public var flow: [Flow] {
    let all = participants
    let byPlace = Dictionary(all.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    return all.compactMap { giver in
      guard let taker = giver.taker.flatMap({ byPlace[$0] }), taker.node != giver.node else { return nil }
      let value = giver.value ?? values(takenAt: giver.place, all).first ?? ""
      return Flow(from: giver.node, to: taker.node, value: value, isHidden: taker.isReplacing)
    }
  }

  /// The values that go into a fold, in view order; what containers stand in for with the default is not among them.
  public func inputs(of fold: Fold) -> [String] { values(takenAt: fold.place, participants) }

  private func values(takenAt place: Int, _ all: [Participant]) -> [String] {
    all.filter { $0.taker == place }.flatMap { giver in
      giver.value.map { [$0] } ?? values(takenAt: giver.place, all)
    }
  }
}
