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
