/// Random programs whose verdict is computed without any view.
///
/// `LOOP_PROGRAMS=10000 swift test --filter RandomLoopTests` runs the given number of programs.
@MainActor struct RandomLoopTests {
  private static let programs: [UInt64] = {
    let count = ProcessInfo.processInfo.environment["LOOP_PROGRAMS"].flatMap(UInt64.init)
    return count.map { Array(0..<$0) } ?? RandomSeeds.sample(of: 0..<120, oneIn: 6)
  }()

  @Test(arguments: LoopProgramView.Wiring.allCases)
  @MainActor func `Every program has its computed verdict`(wiring: LoopProgramView.Wiring) {
    for seed in Self.programs {
      var random = SeededGenerator(seed: seed)
      let program = LoopProgram(&random)
      if wiring == .geometry, !program.hasWholeLengths { continue }
      let trial = LoopTrial(program, wiring)
      if let complaint = trial.complaint { Issue.record("seed \(seed), \(wiring): \(program): \(complaint)") }
    }
  }

  @Test @MainActor func `The verdict of most programs is known`() {
    let unknown = (0..<120 as Range<UInt64>).count { seed in
      var random = SeededGenerator(seed: seed)
      if case .unknown = LoopProgram(&random).expectation() { return true }
      return false
    }
    expect(unknown, below: 24, "\(unknown) of 120")
  }

  /// Returns a loop of three numbers, each of which is the inverse of the previous one.
  private func invertingRing(from initial: [Double]) -> LoopProgram {
    LoopProgram(
      description: "inverters", initial: initial, next: { [1 - $0[2], 1 - $0[0], 1 - $0[1]] },
      sources: [[2], [0], [1]])
  }

  /// The record begins with the second pass: two cycles of six passes are proven in the fourteenth. From there the loop
  /// runs to its final state, which is the same for every initial state.
  @Test(arguments: LoopProgramView.Wiring.allCases)
  func `A ring of three inverters has a period of six, found after two cycles`(wiring: LoopProgramView.Wiring) {
    let entries: [([Double], passes: Int)] = [
      ([0, 0, 1], 19), ([0, 1, 1], 18), ([0, 1, 0], 17), ([1, 1, 0], 16), ([1, 0, 0], 15), ([1, 0, 1], 14),
    ]
    for (initial, passes) in entries {
      let trial = LoopTrial(invertingRing(from: initial), wiring)
      expect(trial.loops.map(\.verdict), equals: [.oscillating(period: 6)], "\(initial)")
      expect(trial.loops.first?.passesPerRound, equals: 3)
      expect(trial.report.passes, equals: passes, "\(initial)")
      expect(trial.standing, equals: [0, 0, 1], "\(initial)")
    }
  }

  @Test(arguments: LoopProgramView.Wiring.allCases)
  @MainActor func `The same ring with equal initial values has a period of two`(wiring: LoopProgramView.Wiring) {
    let trial = LoopTrial(invertingRing(from: [0, 0, 0]), wiring)
    expect(trial.loops.allSatisfy { $0.verdict == .oscillating(period: 2) })
    expect(!trial.loops.isEmpty)
    expect(trial.report.passes >= 5 && trial.report.passes <= 7, "\(trial.report.passes)")
  }

  @Test(arguments: 1...4)
  @MainActor func `A ring with one inverter has a period of twice its length, found after two cycles`(count: Int) {
    let program = LoopProgram(
      description: "ring", initial: Array(repeating: 0, count: count),
      next: { old in (0..<count).map { index in index == 0 ? 1 - old[count - 1] : old[index - 1] } },
      sources: (0..<count).map { [($0 + count - 1) % count] })
    for wiring in LoopProgramView.Wiring.allCases {
      let trial = LoopTrial(program, wiring)
      expect(trial.loops.map(\.verdict), equals: [.oscillating(period: 2 * count)])
      expect(trial.loops.first?.passesPerRound, equals: count)
      let states = trial.loops.first?.steps.filter { $0.kind == .state }.map(\.path) ?? []
      expect(Set(states), equals: Set(["a", "b", "c", "d"].prefix(count).map { "LoopProgramView.\($0)" }))
      expect(states.count, equals: count)
      // Two cycles, then the passes to the final state.
      expect(trial.report.passes, atMost: 2 * 2 * count + 2 * count + 2, "\(wiring)")
    }
  }

  @Test @MainActor func `A converging pair is not stopped halfway, and convergence to a cycle of two oscillates`() {
    let program = LoopProgram(
      description: "pair", initial: [0, 0], next: { [1.01 * $0[0] - $0[1], 0.9 * $0[0] - $0[1] + 12] },
      sources: [[0, 1], [0, 1]])
    for wiring in LoopProgramView.Wiring.allCases {
      let trial = LoopTrial(program, wiring)
      expect(trial.loops.allSatisfy { $0.verdict != .unsettled })
      expect(trial.report.settled)
      expect(trial.host.diagnostics.allSatisfy { $0.severity == .note })
    }
    let cycle = LoopProgram(
      description: "pair", initial: [3, 27], next: { [-$0[1] - 35, 0.5 * $0[0] - 1.5 * $0[1] - 31] },
      sources: [[1], [0, 1]])
    expect(LoopTrial(cycle, .changes).loops.map(\.verdict), equals: [.oscillating(period: 2)])
  }

  @Test(arguments: [LoopProgramView.Wiring.preferences, .changes])
  func `Small numbers have the verdicts of large ones, except for noise, and an invalid number is written once`(
    wiring: LoopProgramView.Wiring
  ) {
    func trial(from start: Double, _ next: @escaping (Double) -> Double) -> LoopTrial {
      LoopTrial(LoopProgram(description: "small", initial: [start], next: { [next($0[0])] }, sources: [[0]]), wiring)
    }
    expect(trial(from: 0) { $0 + 1e-12 }.loops.map(\.verdict), equals: [.diverging(.step(1e-12))])
    expect(trial(from: 1e-13) { 1.005 * $0 }.loops.map(\.verdict), equals: [.diverging(.ratio(1.005))])
    expect(trial(from: 1e-13) { 2 * $0 }.loops.map(\.verdict), equals: [.diverging(.ratio(2))])
    let oscillating = trial(from: 1e-10) { $0 < 2e-10 ? 3e-10 : 1e-10 }
    expect(oscillating.loops.map(\.verdict), equals: [.oscillating(period: 2)])
    // Rounding residue near zero is noise, and so is endless convergence to zero.
    let hovering = trial(from: 0) { $0 == 0 ? 1.4e-14 : 0 }
    expect(hovering.loops.map(\.verdict), equals: [.jitter(amplitude: 1.4e-14)])
    expect(hovering.report.settled)
    expect(hovering.report.passes, atMost: 5)
    let shrinking = trial(from: 100) { $0 / 2 }
    expect(shrinking.loops.isEmpty)
    expect(shrinking.report.settled)
    let invalid = trial(from: 0) { _ in .nan }
    expect(invalid.report.settled)
    expect(invalid.loops.isEmpty)
    expect(invalid.report.passes, atMost: 2)
  }
}
