/// Every case, in the order of the table.
@MainActor
enum Corpus {
  static let cases =
    Growing.cases + Oscillating.cases + Noise.cases + CrossingFrames.cases + Settling.cases + Controls.cases

  static func named(_ name: String) -> LoopCase? { cases.first { $0.name == name } }
}
