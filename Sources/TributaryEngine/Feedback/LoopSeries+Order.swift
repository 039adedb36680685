import TributaryFeedback

extension LoopSeries {
  /// Whether an oscillation stands where it should be left: of the states on its way round, at the least one. So a loop
  /// ends in the same state wherever it was entered.
  ///
  /// States compare by their numbers, then by their text; `false` comes before `true`. Of several the first in the order of
  /// their places and names comes first: in what order they were written depends on where the loop was entered.
  @MainActor
  package func isAtRestingPlace(period: Int) -> Bool {
    let now = standingKey(at: self.now)
    return (1..<max(1, period)).allSatisfy { !(standingKey(at: self.now - $0) < now) }
  }

  private func standingKey(at pass: Int) -> StandingKey {
    let ordered = states.sorted { ($0.path, $0.name) < ($1.path, $1.name) }
    let shapes = ordered.map { ValueShape($0.standing(at: pass)) }
    return StandingKey(
      numbers: shapes.flatMap { $0.numbers.map(\.number.value) },
      texts: shapes.flatMap { $0.others.map { describe($0.value) } })
  }

  private struct StandingKey {
    let numbers: [Double]
    let texts: [String]

    static func < (a: StandingKey, b: StandingKey) -> Bool {
      if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
      return a.texts.lexicographicallyPrecedes(b.texts)
    }
  }
}
