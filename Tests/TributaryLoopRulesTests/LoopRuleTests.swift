/// The loop rules judge only values, so their tests need no view.
@MainActor
struct LoopRuleTests {
  /// The numbers of a state, and their verdict at the limit of passes.
  nonisolated static let cases: [(numbers: [Double], verdict: FeedbackLoop.Verdict)] = [
    ((0..<20).map { $0.isMultiple(of: 2) ? 150 : 424 }, .oscillating(period: 2)),
    ((0..<20).map { Double($0 % 3) * 10 }, .oscillating(period: 3)),
    ((0..<20).map { Double($0) * 8 }, .diverging(.step(8))),
    ((0..<20).map { 100 * (1 - (0..<$0).reduce(1) { power, _ in power * 2 }) }, .diverging(.ratio(2))),
    ((0..<20).map { 358 * (1 - (0..<$0).reduce(1) { power, _ in power / 2 }) }, .unsettled),
    ((0..<20).map { $0.isMultiple(of: 2) ? 100 : 100.00000000000001 }, .jitter(amplitude: 1.4210854715202004e-14)),
  ]

  @Test(arguments: cases.indices) @MainActor func `A rule determines the verdict from the numbers alone`(index: Int) {
    let judgment = LoopRules.atLimit(.loop(of: Self.cases[index].numbers), isStill: false)
    expect(judgment.verdict, equals: Self.cases[index].verdict)
  }

  @Test @MainActor func `Growth with the square of the pass diverges, with the ratio of its last steps`() {
    let judgment = LoopRules.atLimit(.loop(of: (0..<60).map { Double($0 * $0) }), isStill: true)
    guard case .diverging(.ratio(let ratio)) = judgment.verdict else {
      Issue.record("\(judgment.verdict)")
      return
    }
    #expect(ratio > 1 && ratio < 1.03)
    // Temporary growth does not diverge.
    let short = LoopRules.atLimit(.loop(of: (0..<20).map { Double($0 * $0) }), isStill: true)
    expect(short.verdict, equals: .churning)
  }

  @Test @MainActor func `Growth that has just exceeded the range of numbers diverges`() {
    let squares = (0..<60).map { pow(1.000_000_000_000_002, pow(2, Double($0))) }
    let judgment = LoopRules.atLimit(.loop(of: squares), isStill: true)
    expect(squares.suffix(7).contains(.infinity) && squares.suffix(7).contains(where: \.isFinite))
    guard case .diverging(.ratio(let ratio)) = judgment.verdict else {
      Issue.record("\(judgment.verdict)")
      return
    }
    #expect(ratio > 1 && ratio.isFinite)
  }

  /// Returns the first of two numbers that feed each other.
  private func pair(_ matrix: [Double], _ constant: [Double], from start: [Double]) -> [Double] {
    var (a, b) = (start[0], start[1])
    return (0..<60).map { _ in
      (a, b) = (matrix[0] * a + matrix[1] * b + constant[0], matrix[2] * a + matrix[3] * b + constant[1])
      return a
    }
  }

  @Test func `Two numbers that rotate about each other and grow slowly diverge, with the ratio of a cycle`() {
    let judgment = LoopRules.atLimit(.loop(of: pair([0.5, -0.5, 1.01, 1], [33, 29], from: [44, 38])), isStill: true)
    guard case .diverging(.ratio(let ratio)) = judgment.verdict else {
      Issue.record("\(judgment.verdict)")
      return
    }
    expect(abs(ratio - 1.005.squareRoot()), below: 1e-6)
  }

  @Test @MainActor func `Two numbers that rotate about each other and shrink slowly converge`() {
    let numbers = pair([-1, 0.9, -0.5, -0.5], [13, 15], from: [-40, -6])
    let judgment = LoopRules.atLimit(.loop(of: numbers), isStill: true)
    expect(judgment.response, equals: .postpone(.note))
    expect(abs((judgment.convergence?.ratio ?? 0) - 0.95.squareRoot()), below: 0.005)
  }

  @Test @MainActor func `Growth that settles to a constant step diverges by that step`() {
    let numbers = pair([1, 1, 0, -0.95], [52, -28], from: [79, 1])
    let judgment = LoopRules.atLimit(.loop(of: numbers), isStill: true)
    guard case .diverging(.step(let step)) = judgment.verdict else {
      Issue.record("\(judgment.verdict)")
      return
    }
    expect(abs(step - (52 - 28 / 1.95)), below: 1e-4)
  }

  @Test @MainActor func `A rotation that neither grows nor shrinks has neither verdict`() {
    // A rotation by one radian never repeats exactly.
    let numbers = pair([cos(1), -sin(1), sin(1), cos(1)], [0, 0], from: [100, 0])
    let judgment = LoopRules.atLimit(.loop(of: numbers), isStill: true)
    expect(judgment.verdict, equals: .churning)
  }

  @Test @MainActor func `Convergence by halves is a note with the remaining time`() {
    let judgment = LoopRules.atLimit(.loop(of: Self.cases[4].numbers), isStill: false)
    expect(judgment.convergence?.ratio, equals: 0.5)
    expect(judgment.response, equals: .postpone(.note))
  }

  @Test @MainActor func `Two cycles prove an oscillation, and one and a half do not`() {
    let numbers: [Double] = [1, 2, 1, 2, 1]
    expect(RepetitionRule.period(of: .loop(of: numbers + [2])), equals: 2)
    expectNil(RepetitionRule.period(of: .loop(of: Array(numbers.dropLast()))))
  }

  @Test @MainActor func `A value that never repeats is churning only while no view moves`() {
    let values = LoopValues.loop(of: (0..<12).map { $0 * $0 * $0 % 101 })
    expect(ChurnRule.judge(values, isStill: true)?.verdict, equals: .churning)
    expectNil(ChurnRule.judge(.loop(of: [true, false, true, false, true, false]), isStill: true))
  }
}
