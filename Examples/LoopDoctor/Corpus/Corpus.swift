/// Every case, in the order of the table.
@MainActor
enum Corpus {
  static let cases =
    Growing.cases + Oscillating.cases + Noise.cases + CrossingFrames.cases + Values.cases + Routes.cases
    + Containers.cases
    + Shapes.cases + Settling.cases + Resting.cases + Controls.cases + Widths.cases

  static func named(_ name: String) -> LoopCase? { cases.first { $0.name == name } }
}
